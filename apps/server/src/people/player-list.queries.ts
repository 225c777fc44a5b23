import type { PlayingStyle } from '@pavilion/contract/people/playing-style.ts'
import type { PersonId } from '@pavilion/contract/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Part, Placed } from '#paging/paging.queries.ts'
import { allOf, isAnyOf, mentions } from '#db/conditions.queries.ts'
import { orderBy, placeOf } from '#paging/paging.queries.ts'
import { eachOf, personIsIn, type Scope } from '#sites/scope.queries.ts'
import type { TeamRow } from '#records/references.queries.ts'
import { teamJson } from '#records/references.queries.ts'

export type PlayerFilter = {
  readonly ids?: readonly string[] | undefined
  readonly text?: string | undefined
  readonly gender?: readonly string[] | undefined
  readonly teamId?: string | undefined
  readonly scope?: Scope
}

export type PlayerListRow = Placed & {
  id: PersonId
  name: string
  isSample: boolean
  gender: 'male' | 'female' | null
  teams: TeamRow[]
  matches: number
  runs: number
  wickets: number
  average: number | null
  strikeRate: number | null
  style: PlayingStyle
  lastPlayed: string | null
  isPlaying: boolean
}

const id = sql<string>`p.id`
const nameKey = { sql: sql`left(p.folded, 60)`, type: 'text' } as const
const most = (name: string, total: 'runs' | 'wickets' | 'matches'): Order => ({
  name,
  keys: [{ sql: sql`(-${sql.ref(`p.${total}`)}::bigint)`, type: 'bigint' }, nameKey],
  id,
})

export const playerOrders = {
  'most-runs': most('most-runs', 'runs'),
  'most-wickets': most('most-wickets', 'wickets'),
  'most-matches': most('most-matches', 'matches'),
  name: { name: 'name', keys: [nameKey], id },
} satisfies Record<string, Order>

const genderIs = ({ gender }: PlayerFilter) => isAnyOf(sql<string>`p.gender`, gender)

function conditions({ ids, text, teamId, scope }: PlayerFilter): RawBuilder<boolean> {
  return allOf([
    text === undefined ? sql<boolean>`true` : isCalled(text),
    sql<boolean>`p.named > 0`,
    ids === undefined ? sql<boolean>`true` : sql<boolean>`${id} = any(${[...ids]}::uuid[])`,
    personIsIn('p', ids === undefined ? scope : eachOf(scope), 'match_player'),
    ...(teamId === undefined ? [] : [hasPlayedFor(teamId)]),
  ])
}

/** By their own name, or by that of somebody who was merged into them. */
const isCalled = (text: string) => sql<boolean>`p.id in (
  select coalesce(one.counts_as, one.id) from person one
  where ${mentions(sql<string>`one.folded`, text)})`

/** `offset 0`: found once, not again for each player in the order of the list. */
const hasPlayedFor = (teamId: string) => sql<boolean>`p.id in (
  select mp.person_id from match_side s
  join match_player mp on mp.match_id = s.match_id and mp.side = s.side
  where s.team_id = ${teamId}::uuid offset 0)`

export type PlayerPart = Part & { readonly filter: PlayerFilter }

const players = sql`(
  select person.id, name, playing_role, bats, bowls, player_totals.gender, is_sample, folded, named, matches, runs, wickets,
         last_played, teams
  from person join player_totals on person_id = person.id) p`

/** Who persons are is only looked up where names matter. */
const countable = ({ text }: PlayerFilter) =>
  text === undefined
    ? sql`(select person_id as id, gender, '' as folded, named from player_totals) p`
    : players

/** The average and strike rate of the player `p`, without Super Overs. */
const batted = sql`
  select sum(b.runs)::float8 / nullif(count(*) filter (where b.out), 0) as average,
         sum(b.runs) filter (where b.balls > 0)::float8 * 100 / nullif(sum(b.balls), 0)
           as strike_rate
  from batting_innings b where b.person_id = p.id and not b.super_over`

/** One row more than the size, to tell whether there is a next page. Totals are as last settled. */
export async function findPlayers(db: Db, part: PlayerPart): Promise<PlayerListRow[]> {
  const { filter, order, after, size } = part
  const found = await sql<PlayerListRow>`
    with part as (
      select p.* from ${players}
      where ${allOf([conditions(filter), genderIs(filter), after])}
      ${orderBy(order)} limit ${size + 1}
    )
    select p.id, p.name, p.gender, p.is_sample as "isSample", ${placeOf(order)} as place, p.matches, p.runs,
           p.wickets, batted.average, batted.strike_rate as "strikeRate",
           jsonb_build_object('role', p.playing_role, 'bats', p.bats, 'bowls', p.bowls) as style,
           p.last_played as "lastPlayed",
           (select coalesce(jsonb_agg(
              (select ${teamJson('t')} from team t where t.id = side.team_id) order by side.nth), '[]')
            from unnest(p.teams) with ordinality as side (team_id, nth)) as teams,
           exists (select from match_player mp join match m on m.id = mp.match_id
                   where mp.person_id = p.id and m.status = 'live') as "isPlaying"
    from part p cross join lateral (${batted}) batted
    ${orderBy(order)}`.execute(db)
  return found.rows
}

type GenderRow = { gender: 'male' | 'female' | null; n: number }

export type PlayerCounts = { total: number; gender: Record<string, number> }

export async function countPlayers(db: Db, filter: PlayerFilter): Promise<PlayerCounts> {
  const found = await sql<GenderRow>`
    select p.gender, count(*)::int as n from ${countable(filter)}
    where ${conditions(filter)} group by p.gender
  `.execute(db)
  const asked = found.rows.filter(({ gender }) => isAsked(filter, gender))
  return {
    total: asked.reduce((sum, { n }) => sum + n, 0),
    gender: Object.fromEntries(
      found.rows.flatMap(({ gender, n }) => (gender ? [[gender, n]] : [])),
    ),
  }
}

const isAsked = ({ gender: asked }: PlayerFilter, gender: GenderRow['gender']) =>
  asked === undefined || asked.length === 0 || (gender !== null && asked.includes(gender))
