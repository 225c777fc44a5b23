import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** Somebody with an account who had to do with the scoring; `sides`: those whose club they belong to. */
export type ScoringPerson = { isAppointed: boolean; sides: number[] }

export type ScoringRow = {
  /** Who recorded balls or cards. */
  scorers: ScoringPerson[]
  /** Who proposed corrections beside them. */
  checkers: ScoringPerson[]
  /** How many balls were recorded here, and in how many different minutes. */
  balls: number
  minutes: number
}

const person = sql`jsonb_build_object(
  'isAppointed', exists (
    select from appointment p join official o on o.id = p.official_id
    where p.match_id = who.match_id and p.role = 'scorer' and p.state = 'accepted'
      and o.account_id = who.account_id),
  'sides', array(
    select s.side from match_side s join team t on t.id = s.team_id
    where s.match_id = who.match_id and (
      exists (select from membership m
              where m.organisation_id = t.organisation_id and m.account_id = who.account_id)
      or exists (select from club_player c
                 where c.organisation_id = t.organisation_id and c.account_id = who.account_id
                   and c.left_at is null))
    order by s.side))`

/** What the records say of who scored a match and when. */
export async function findScoring(db: Db, matchId: string): Promise<ScoringRow> {
  const found = await sql<ScoringRow>`
    with recorded as (
      select recorded_by, recorded_at, fact->>'type' as kind from match_event
      where match_id = ${matchId}::uuid and fact->>'type' in ('ball-bowled', 'innings-summed')
    ), scorer as (
      select distinct ${matchId}::uuid as match_id, recorded_by::uuid as account_id
      from recorded where recorded_by ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    ), checker as (
      select distinct match_id, account_id from scoring_proposal
      where match_id = ${matchId}::uuid
        and account_id not in (select account_id from scorer)
    )
    select (select coalesce(jsonb_agg(${person}), '[]') from scorer who) as scorers,
           (select coalesce(jsonb_agg(${person}), '[]') from checker who) as checkers,
           (select count(*)::int from recorded where kind = 'ball-bowled') as balls,
           (select count(distinct date_trunc('minute', recorded_at))::int
            from recorded where kind = 'ball-bowled') as minutes`.execute(db)
  return found.rows[0] ?? { scorers: [], checkers: [], balls: 0, minutes: 0 }
}
