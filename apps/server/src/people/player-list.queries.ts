import type { PersonId } from '@pavilion/contract/ids.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Order, Placed } from '#lists/lists.queries.ts'
import { allOf, isAnyOf, mentions, orderBy, placeOf } from '#lists/lists.queries.ts'
import type { TeamRow } from '#lists/references.queries.ts'
import { teamJson } from '#lists/references.queries.ts'

export type PlayerFilter = {
  readonly id?: string | undefined
  readonly text?: string | undefined
  readonly gender?: readonly string[] | undefined
  readonly teamId?: string | undefined
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

/** What a list is ordered by, worked out for everybody; the rest is for the part shown alone. */
const measures = {
  runs: sql`select person_id, sum(runs) as measure from batting_innings where not super_over
            group by person_id`,
  wickets: sql`select person_id, sum(wickets) as measure from bowling_innings where not super_over
               group by person_id`,
  matches: sql`select person_id, count(*) as measure from match_player group by person_id`,
  nothing: sql`select null::uuid as person_id, 0 as measure`,
}

type PlayerOrder = Order & { readonly measure: keyof typeof measures }

const id = sql<string>`p.id`
const nameKey = { sql: sql`left(p.folded, 60)`, type: 'text' } as const
const measured = (name: string, measure: keyof typeof measures): PlayerOrder => ({
  name,
  measure,
  keys: [{ sql: sql`(-p.measure)`, type: 'bigint' }, nameKey],
  id,
})

export const playerOrders = {
  'most-runs': measured('most-runs', 'runs'),
  'most-wickets': measured('most-wickets', 'wickets'),
  'most-matches': measured('most-matches', 'matches'),
  name: { name: 'name', measure: 'nothing', keys: [nameKey], id },
} satisfies Record<string, PlayerOrder>

const genderIs = ({ gender }: PlayerFilter) => isAnyOf(sql<string>`p.gender`, gender)

function conditions({ id: one, text, teamId }: PlayerFilter): RawBuilder<boolean> {
  return allOf([
    mentions(sql<string>`p.folded`, text),
    sql<boolean>`exists (select from match_player mp where mp.person_id = p.id)`,
    ...(one === undefined ? [] : [sql<boolean>`p.id = ${one}::uuid`]),
    ...(teamId === undefined ? [] : [hasPlayedFor(teamId)]),
  ])
}

const hasPlayedFor = (teamId: string) => sql<boolean>`p.id in (
  select mp.person_id from match_side s
  join match_player mp on mp.match_id = s.match_id and mp.side = s.side
  where s.team_id = ${teamId}::uuid)`

export type PlayerPart = {
  readonly filter: PlayerFilter
  readonly order: PlayerOrder
  readonly after: RawBuilder<boolean>
  readonly size: number
}

/** The teams of a player's latest matches. */
const LATEST = 12
const TEAMS = 3

/** One row more than the size, to tell whether there is a next part. */
export async function findPlayers(db: Db, part: PlayerPart): Promise<PlayerListRow[]> {
  const { filter, order, after, size } = part
  const found = await sql<PlayerListRow>`
    with measured as (${measures[order.measure]}),
    players as (
      select p.id, p.name, p.gender, p.is_sample, p.folded, coalesce(measured.measure, 0)::bigint as measure
      from person p left join measured on measured.person_id = p.id
      where ${allOf([conditions(filter), genderIs(filter)])}
    ),
    part as (
      select p.*, ${placeOf(order)} as place from players p
      where ${after} ${orderBy(order)} limit ${size + 1}
    )
    select p.id, p.name, p.gender, p.is_sample as "isSample", p.place,
           played.matches, played."lastPlayed", played."isPlaying", sides.teams,
           (select coalesce(sum(b.runs), 0)::int from batting_innings b
            where b.person_id = p.id and not b.super_over) as runs,
           (select coalesce(sum(b.wickets), 0)::int from bowling_innings b
            where b.person_id = p.id and not b.super_over) as wickets
    from part p
    cross join lateral (
      select count(*) filter (where m.status <> 'upcoming')::int as matches,
             max(m.starts_on) filter (where m.status <> 'upcoming') as "lastPlayed",
             coalesce(bool_or(m.status = 'live'), false) as "isPlaying"
      from match_player mp join match m on m.id = mp.match_id where mp.person_id = p.id
    ) played
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
    with p as materialized (select p.gender from person p where ${conditions(filter)})
    select (select count(*)::int from p where ${genderIs(filter)}) as total,
           (select coalesce(jsonb_object_agg(gender, n), '{}') from
             (select gender, count(*) as n from p where gender is not null group by gender) c)
             as gender`.execute(db)
  return found.rows[0] ?? { total: 0, gender: {} }
}
