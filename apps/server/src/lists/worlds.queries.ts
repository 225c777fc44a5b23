import { type RawBuilder, sql } from 'kysely'

/** The id of the organisation whose world is shown; undefined means everything. */
export type WorldOf = string | undefined

const all = sql<boolean>`true`

/** An organisation and its affiliates, as a subquery for `in`. */
const organisationsOf = (world: string) => sql`select world_of(${world}::uuid)`

/** The ids of matches of organisations' tournaments and teams, as a subquery for `in`. */
export const matchesOf = (organisations: RawBuilder<unknown>) => sql`
  select m.id from match m join tournament t on t.id = m.tournament_id
  where t.organisation_id in (${organisations})
  union
  select s.match_id from match_side s join team t on t.id = s.team_id
  where t.organisation_id in (${organisations})`

/** Whether the match of this alias belongs to the world. */
export const matchIsIn = (alias: string, world: WorldOf): RawBuilder<boolean> =>
  world === undefined
    ? all
    : sql<boolean>`${sql.ref(`${alias}.id`)} in (${matchesOf(organisationsOf(world))})`

/**
 * Whether the record of this alias belongs to an organisation of the world, or takes part in one of its
 * matches.
 */
const recordIsIn = (alias: string, world: string, partakers: RawBuilder<unknown>) => sql<boolean>`(
  ${sql.ref(`${alias}.organisation_id`)} in (${organisationsOf(world)})
  or ${sql.ref(`${alias}.id`)} in (${partakers}))`

export const teamIsIn = (alias: string, world: WorldOf): RawBuilder<boolean> =>
  world === undefined
    ? all
    : recordIsIn(
        alias,
        world,
        sql`select side.team_id from match_side side
            where side.match_id in (${matchesOf(organisationsOf(world))})`,
      )

export const groundIsIn = (alias: string, world: WorldOf): RawBuilder<boolean> =>
  world === undefined ? all : recordIsIn(alias, world, ofMatches('ground_id', world))

export const tournamentIsIn = (alias: string, world: WorldOf): RawBuilder<boolean> =>
  world === undefined ? all : recordIsIn(alias, world, ofMatches('tournament_id', world))

const ofMatches = (column: 'ground_id' | 'tournament_id', world: string) => sql`
  select ${sql.ref(`held.${column}`)} from match held where ${matchIsIn('held', world)}`

export const organisationIsIn = (alias: string, world: WorldOf): RawBuilder<boolean> =>
  world === undefined ? all : sql<boolean>`${sql.ref(`${alias}.id`)} in (${organisationsOf(world)})`

/**
 * Whether the person of this alias has played or officiated in a match of the world. `offset 0`: the people
 * of a world are found once, not again for each person in the order of a list.
 */
export const personIsIn = (
  alias: string,
  world: WorldOf,
  as: 'match_player' | 'match_official',
): RawBuilder<boolean> =>
  world === undefined
    ? all
    : sql<boolean>`${sql.ref(`${alias}.id`)} in (
        select named.person_id from ${sql.table(as)} named
        where named.match_id in (${matchesOf(organisationsOf(world))}) offset 0)`
