import { type RawBuilder, sql } from 'kysely'

/** The id of the organisation whose world is shown; undefined: everything. */
export type WorldOf = string | undefined

const all = sql<boolean>`true`

/** An organisation and those that stand under it, as a list for `in`. */
const organisationsOf = (world: string) => sql`select world_of(${world}::uuid)`

/** Ids of the matches of organisations (a list for `in`): of their tournaments, and of their teams. */
export const matchesOf = (organisations: RawBuilder<unknown>) => sql`
  select m.id from match m join tournament t on t.id = m.tournament_id
  where t.organisation_id in (${organisations})
  union
  select s.match_id from match_side s join team t on t.id = s.team_id
  where t.organisation_id in (${organisations})`

/** A match of this alias belongs to the world. */
export const matchIsIn = (alias: string, world: WorldOf): RawBuilder<boolean> =>
  world === undefined
    ? all
    : sql<boolean>`${sql.ref(`${alias}.id`)} in (${matchesOf(organisationsOf(world))})`

/** A record of this alias is an organisation's of the world, or takes part in a match of it. */
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

/** A person of this alias has played or stood in a match of the world. */
export const personIsIn = (
  alias: string,
  world: WorldOf,
  as: 'match_player' | 'match_official',
): RawBuilder<boolean> =>
  world === undefined
    ? all
    : sql<boolean>`${sql.ref(`${alias}.id`)} in (
        select named.person_id from ${sql.table(as)} named
        where named.match_id in (${matchesOf(organisationsOf(world))}))`
