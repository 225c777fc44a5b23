import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TeamRow } from '#records/references.queries.ts'
import { teamJson } from '#records/references.queries.ts'
import type { ContributionRow } from './contribution-rows.ts'
import type { MatchStatus } from './match-list.queries.ts'

export type TableMatchRow = {
  id: string
  status: MatchStatus
  stage: string | null
  group: string | null
  number: string | null
  startsAt: string
  sides: [TeamRow, TeamRow]
  /** Of side 0 and side 1; empty while there is no result. */
  contributions: ContributionRow[]
}

/** Finished matches of a tournament without the rows of their contribution. */
export async function findUncontributed(db: Db, tournamentId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select m.id from match m
    where m.tournament_id = ${tournamentId}::uuid and m.status in ('complete', 'abandoned')
      and not exists (select from match_contribution c where c.match_id = m.id)
    order by m.id`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** Rows that another reader has made meanwhile stay: they are the same. */
export async function insertContributions(db: Db, rows: readonly ContributionRow[]): Promise<void> {
  await sql`
    insert into match_contribution
    select * from jsonb_populate_recordset(
      null::match_contribution, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(db)
}

/** All matches of a tournament, the earliest first; without `facts` their innings are left empty. */
export async function findTableMatches(
  db: Db,
  tournamentId: string,
  { facts }: { readonly facts: boolean },
): Promise<TableMatchRow[]> {
  const found = await sql<TableMatchRow>`
    select m.id, m.status, m.stage, m.match_group as "group", m.match_number as number,
           coalesce(to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI'),
             to_char(m.starts_on, 'YYYY-MM-DD')) as "startsAt",
           s.sides, s.contributions
    from match m cross join lateral (
      select jsonb_agg(${teamJson('t')} order by s.side) as sides,
             coalesce(jsonb_agg(case when ${facts} then to_jsonb(c)
               else to_jsonb(c) || '{"innings": []}' end order by s.side)
               filter (where c.match_id is not null), '[]') as contributions
      from match_side s join team t on t.id = s.team_id
      left join match_contribution c on c.match_id = m.id and c.side = s.side
      where s.match_id = m.id) s
    where m.tournament_id = ${tournamentId}::uuid
    order by m.starts_key, m.id`.execute(db)
  return found.rows
}
