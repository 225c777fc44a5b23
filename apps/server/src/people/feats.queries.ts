import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { eachOf, isListed, matchIsIn, type Scope } from '#sites/scope.queries.ts'

/** Whose matches are meant, and in which world they are shown. */
export type FeatsOf = { readonly personId: string; readonly scope: Scope }

type InMatch = { readonly matchId: string; readonly side: number }

export type BestInningsRow = InMatch & { runs: number; balls: number; isOut: boolean }
export type BestSpellRow = InMatch & { wickets: number; runs: number; legalBalls: number }

const isShown = (scope: Scope): RawBuilder<boolean> =>
  sql`${matchIsIn('m', eachOf(scope))} and ${isListed('m')}`

/** The side somebody was on in the match of the alias `b`. */
const playedIn = (personId: string) => sql`
  join match m on m.id = b.match_id
  join match_player p on p.match_id = m.id and p.person_id = ${personId}::uuid`

/** The highest scores, the best first; not out ranks above out. */
export async function findBestInnings(
  db: Db,
  { personId, scope }: FeatsOf,
  size: number,
): Promise<BestInningsRow[]> {
  const found = await sql<BestInningsRow>`
    select b.match_id as "matchId", p.side, b.runs, b.balls, b.out as "isOut"
    from batting_innings b ${playedIn(personId)}
    where b.person_id = ${personId}::uuid and not b.super_over and b.runs > 0 and ${isShown(scope)}
    order by b.runs desc, b.out, b.balls, m.starts_key, m.id limit ${size}`.execute(db)
  return found.rows
}

/** The best figures, the best first. */
export async function findBestSpells(
  db: Db,
  { personId, scope }: FeatsOf,
  size: number,
): Promise<BestSpellRow[]> {
  const found = await sql<BestSpellRow>`
    select b.match_id as "matchId", p.side, b.wickets, b.runs, b.legal_balls as "legalBalls"
    from bowling_innings b ${playedIn(personId)}
    where b.person_id = ${personId}::uuid and not b.super_over and b.wickets > 0 and ${isShown(scope)}
    order by b.wickets desc, b.runs, b.legal_balls, m.starts_key, m.id limit ${size}`.execute(db)
  return found.rows
}

export type MilestoneRow = InMatch & { kind: 'runs' | 'wickets' | 'matches'; count: number }

export type Marks = Readonly<Record<MilestoneRow['kind'], readonly number[]>>

/** In which matches somebody's career passed the marks, the latest first. */
export async function findMilestones(
  db: Db,
  { personId, scope }: FeatsOf,
  { marks, size }: { readonly marks: Marks; readonly size: number },
): Promise<MilestoneRow[]> {
  const found = await sql<MilestoneRow>`
    with played as (
      select m.id, m.starts_key, p.side,
             (select coalesce(sum(b.runs), 0) from batting_innings b where b.match_id = m.id
                and b.person_id = ${personId}::uuid and not b.super_over) as runs,
             (select coalesce(sum(b.wickets), 0) from bowling_innings b where b.match_id = m.id
                and b.person_id = ${personId}::uuid and not b.super_over) as wickets,
             1 as matches
      from match_player p join match m on m.id = p.match_id and m.status <> 'upcoming'
      where p.person_id = ${personId}::uuid),
    career as (
      select played.*, sum(runs) over so_far as all_runs, sum(wickets) over so_far as all_wickets,
             sum(matches) over so_far as all_matches
      from played window so_far as (order by starts_key, id)),
    passed as (
      select id, side, starts_key, 'runs' as kind, all_runs as after, runs as own from career
      union all select id, side, starts_key, 'wickets', all_wickets, wickets from career
      union all select id, side, starts_key, 'matches', all_matches, matches from career)
    select m.id as "matchId", passed.side, passed.kind, mark.count::int as count
    from passed join match m on m.id = passed.id
    join (${marksTable(marks)}) mark on mark.kind = passed.kind
      and mark.count > passed.after - passed.own and mark.count <= passed.after
    where ${isShown(scope)}
    order by passed.starts_key desc, passed.id, mark.count desc, passed.kind limit ${size}`.execute(
    db,
  )
  return found.rows
}

const marksTable = ({ runs, wickets, matches }: Marks) => sql`
  select 'runs' as kind, unnest(${[...runs]}::int[]) as count
  union all select 'wickets', unnest(${[...wickets]}::int[])
  union all select 'matches', unnest(${[...matches]}::int[])`
