import { type RawBuilder, sql } from 'kysely'

/** The id of the organisation whose world is shown; undefined means everything. */
export type WorldOf = string | undefined

/**
 * How a statement asks for a world. An id alone: it finds the world's matches for this condition, once.
 * `isShared`: it begins with `withMatches`, which finds them for all its conditions. `isEach`: it asks about
 * few records, and looks at the matches of each instead.
 */
type World =
  | string
  | { readonly organisation: string; readonly isShared: true }
  | { readonly organisation: string; readonly isEach: true }

/** A world that a statement shares between its conditions; undefined means everything. */
export type SharedWorld = Extract<World, { isShared: true }> | undefined

const all = sql<boolean>`true`

/** An organisation and its affiliates, as a subquery for `in`. */
const organisationsOf = (world: World) =>
  sql`select world_of(${typeof world === 'string' ? world : world.organisation}::uuid)`

/** The ids of matches of organisations' tournaments and teams, as a subquery for `in`. */
export const matchesOf = (organisations: RawBuilder<unknown>) => sql`
  select m.id from match m join tournament t on t.id = m.tournament_id
  where t.organisation_id in (${organisations})
  union
  select s.match_id from match_side s join team t on t.id = s.team_id
  where t.organisation_id in (${organisations})`

/** For a statement with several conditions about one world, which begins with `withMatches`. */
export function shareWorld(world: WorldOf) {
  if (world === undefined) return { world: undefined, withMatches: sql`` }
  const withMatches = sql`with world_match as materialized (
    select shown.id, shown.tournament_id, shown.ground_id, shown.status from match shown
    where shown.id in (${matchesOf(organisationsOf(world))}))`
  return { world: { organisation: world, isShared: true } as const, withMatches }
}

/** For a statement that asks about few records. */
export const eachOf = (world: WorldOf) =>
  world === undefined ? undefined : ({ organisation: world, isEach: true } as const)

/** The matches of a shared world, to select from. */
export const matchesShown = (world: SharedWorld) =>
  world === undefined ? sql`match` : sql`world_match`

const isEach = (world: World) => typeof world !== 'string' && 'isEach' in world

/** The ids of the matches of a world, as a subquery for `in`. */
const matchesIn = (world: World) =>
  typeof world === 'string' ? matchesOf(organisationsOf(world)) : sql`select id from world_match`

/**
 * Whether the match of this alias belongs to the world. `is true`: the world is found once and each match
 * looked up in it, also where they come in order; the planner would go through the world for each match.
 */
export function matchIsIn(alias: string, world?: World): RawBuilder<boolean> {
  if (world === undefined) return all
  if (isEach(world)) return sidesAreIn(alias, world)
  return sql<boolean>`(${sql.ref(`${alias}.id`)} in (${matchesIn(world)})) is true`
}

const sidesAreIn = (alias: string, world: World) => sql<boolean>`(
  exists (select from match_side own join team on team.id = own.team_id
          where own.match_id = ${sql.ref(`${alias}.id`)}
            and team.organisation_id in (${organisationsOf(world)}))
  or exists (select from tournament own where own.id = ${sql.ref(`${alias}.tournament_id`)}
             and own.organisation_id in (${organisationsOf(world)})))`

/**
 * Whether the record of this alias belongs to an organisation of the world, or takes part in one of its
 * matches.
 */
const recordIsIn = (alias: string, world: World, takesPart: RawBuilder<boolean>) => sql<boolean>`(
  ${sql.ref(`${alias}.organisation_id`)} in (${organisationsOf(world)}) or ${takesPart})`

export function teamIsIn(alias: string, world?: World): RawBuilder<boolean> {
  if (world === undefined) return all
  const id = sql.ref(`${alias}.id`)
  const takesPart = isEach(world)
    ? sql<boolean>`exists (select from match_side side join match held on held.id = side.match_id
        where side.team_id = ${id} and ${matchIsIn('held', world)})`
    : sql<boolean>`${id} in (select side.team_id from match_side side
        where side.match_id in (${matchesIn(world)}))`
  return recordIsIn(alias, world, takesPart)
}

export const groundIsIn = (alias: string, world?: World): RawBuilder<boolean> =>
  world === undefined ? all : recordIsIn(alias, world, hasMatch(alias, world, 'ground_id'))

export const tournamentIsIn = (alias: string, world?: World): RawBuilder<boolean> =>
  world === undefined ? all : recordIsIn(alias, world, hasMatch(alias, world, 'tournament_id'))

function hasMatch(alias: string, world: World, column: 'ground_id' | 'tournament_id') {
  const id = sql.ref(`${alias}.id`)
  const held = sql.ref(`held.${column}`)
  if (isEach(world)) {
    return sql<boolean>`exists (
      select from match held where ${held} = ${id} and ${matchIsIn('held', world)})`
  }
  return typeof world === 'string'
    ? sql<boolean>`${id} in (select ${held} from match held where held.id in (${matchesIn(world)}))`
    : sql<boolean>`${id} in (select ${held} from world_match held)`
}

export const organisationIsIn = (alias: string, world?: World): RawBuilder<boolean> =>
  world === undefined ? all : sql<boolean>`${sql.ref(`${alias}.id`)} in (${organisationsOf(world)})`

/**
 * Whether the person of this alias has played or officiated in a match of the world. `offset 0`: the people
 * of a world are found once, not again for each person in the order of a list.
 */
export function personIsIn(
  alias: string,
  world: World | undefined,
  as: 'match_player' | 'match_official',
): RawBuilder<boolean> {
  if (world === undefined) return all
  const id = sql.ref(`${alias}.id`)
  return isEach(world)
    ? sql<boolean>`exists (
        select from ${sql.table(as)} named join match held on held.id = named.match_id
        where named.person_id = ${id} and ${matchIsIn('held', world)})`
    : sql<boolean>`${id} in (
        select named.person_id from ${sql.table(as)} named
        where named.match_id in (${matchesIn(world)}) offset 0)`
}
