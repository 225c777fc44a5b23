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

/** What the records say of who scored these matches and when. */
export async function findScoring(
  db: Db,
  matchIds: readonly string[],
): Promise<(ScoringRow & { matchId: string })[]> {
  const found = await sql<ScoringRow & { matchId: string }>`
    with asked as (
      select unnest(${matchIds}::uuid[]) as match_id
    ), recorded as (
      select match_id, recorded_by, recorded_at, fact->>'type' as kind
      from match_event join asked using (match_id)
      where fact->>'type' in ('ball-bowled', 'innings-summed')
    ), scorer as (
      select distinct match_id, recorded_by::uuid as account_id from recorded
      where recorded_by ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    ), checker as (
      select distinct match_id, account_id from scoring_proposal join asked using (match_id)
      except select match_id, account_id from scorer
    )
    select match_id as "matchId",
           (select coalesce(jsonb_agg(${person}), '[]') from scorer who
            where who.match_id = asked.match_id) as scorers,
           (select coalesce(jsonb_agg(${person}), '[]') from checker who
            where who.match_id = asked.match_id) as checkers,
           (select count(*)::int from recorded r
            where r.match_id = asked.match_id and kind = 'ball-bowled') as balls,
           (select count(distinct date_trunc('minute', recorded_at))::int from recorded r
            where r.match_id = asked.match_id and kind = 'ball-bowled') as minutes
    from asked`.execute(db)
  return found.rows
}
