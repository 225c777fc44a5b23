import type { PersonId } from '@pavilion/contract/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Part, Placed } from '#lists/lists.queries.ts'
import { allOf, isAnyOf, isOne, mentions, orderBy, placeOf } from '#lists/lists.queries.ts'
import { personIsIn, type WorldOf } from '#lists/worlds.queries.ts'
import type { TeamRow } from '#lists/references.queries.ts'
import { teamJson } from '#lists/references.queries.ts'

export type PlayerFilter = {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly gender?: readonly string[] | undefined
  readonly teamId?: string | undefined
  readonly world?: WorldOf
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

function conditions({ id: one, text, teamId, world }: PlayerFilter): RawBuilder<boolean> {
  return allOf([
    mentions(sql<string>`p.folded`, text),
    sql<boolean>`p.named > 0`,
    isOne(id, one),
    personIsIn('p', world, 'match_player'),
    ...(teamId === undefined ? [] : [hasPlayedFor(teamId)]),
  ])
}

const hasPlayedFor = (teamId: string) => sql<boolean>`p.id in (
  select mp.person_id from match_side s
  join match_player mp on mp.match_id = s.match_id and mp.side = s.side
  where s.team_id = ${teamId}::uuid)`

export type PlayerPart = Part & { readonly filter: PlayerFilter }

/** The teams of a player's latest matches. */
const LATEST = 12
const TEAMS = 3

const players = sql`(
  select person.id, name, gender, is_sample, folded, named, matches, runs, wickets, last_played
  from person join player_totals on person_id = person.id) p`

/** One row more than the size, to tell whether there is a next part; totals as they were settled last. */
export async function findPlayers(db: Db, part: PlayerPart): Promise<PlayerListRow[]> {
  const { filter, order, after, size } = part
  const found = await sql<PlayerListRow>`
    with part as (
      select p.*, ${placeOf(order)} as place from ${players}
      where ${allOf([conditions(filter), genderIs(filter), after])}
      ${orderBy(order)} limit ${size + 1}
    )
    select p.id, p.name, p.gender, p.is_sample as "isSample", p.place, p.matches, p.runs,
           p.wickets, p.last_played as "lastPlayed", sides.teams,
           exists (select from match_player mp join match m on m.id = mp.match_id
                   where mp.person_id = p.id and m.status = 'live') as "isPlaying"
    from part p
    cross join lateral (
      select coalesce(jsonb_agg(latest.team order by latest.day desc), '[]') as teams from (
        select ${teamJson('t')} as team, max(m.starts_on) as day
        from (select mp.match_id, mp.side, m.starts_on
              from match_player mp join match m on m.id = mp.match_id
              where mp.person_id = p.id order by m.starts_key desc, m.id limit ${LATEST}) m
        join match_side s on s.match_id = m.match_id and s.side = m.side
        join team t on t.id = s.team_id
        group by t.id order by day desc, t.id limit ${TEAMS}
      ) latest
    ) sides
    ${orderBy(order)}`.execute(db)
  return found.rows
}

export type PlayerCounts = { total: number; gender: Record<string, number> }

export async function countPlayers(db: Db, filter: PlayerFilter): Promise<PlayerCounts> {
  const found = await sql<PlayerCounts>`
    with p as materialized (select p.gender from ${players} where ${conditions(filter)})
    select (select count(*)::int from p where ${genderIs(filter)}) as total,
           (select coalesce(jsonb_object_agg(gender, n), '{}') from
             (select gender, count(*) as n from p where gender is not null group by gender) c)
             as gender`.execute(db)
  return found.rows[0] ?? { total: 0, gender: {} }
}
