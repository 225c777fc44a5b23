import { type RawBuilder, sql } from 'kysely'

/** The id of the organisation whose world is shown; undefined means everything. */
export type Scope = string | undefined

/**
 * How a statement asks for a world. An id alone: it finds the world's matches for this condition, once.
 * `isShared`: it begins with `withMatches`, which finds them for all its conditions. `isEach`: it asks about
 * few records, and looks at the matches of each instead.
 */
type ScopeRef =
  | string
  | { readonly organisation: string; readonly isShared: true }
  | { readonly organisation: string; readonly isEach: true }

/** A world that a statement shares between its conditions; undefined means everything. */
export type SharedScope = Extract<ScopeRef, { isShared: true }> | undefined

const all = sql<boolean>`true`

/**
 * Whether lists show the match of this alias. There are few that they do not, and `not in` finds them once,
 * so that lists are still read from indexes.
 */
export const isListed = (alias: string) => sql<boolean>`${sql.ref(`${alias}.id`)} not in (
  select unlisted.id from match unlisted where unlisted.visibility = 'link')`

/** An organisation and its affiliates, as a subquery for `in`. */
const organisationsOf = (scope: ScopeRef) =>
  sql`select world_of(${typeof scope === 'string' ? scope : scope.organisation}::uuid)`

/** The ids of matches of organisations' tournaments and teams, as a subquery for `in`. */
export const matchesOf = (organisations: RawBuilder<unknown>) => sql`
  select m.id from match m join tournament t on t.id = m.tournament_id
  where t.organisation_id in (${organisations})
  union
  select s.match_id from match_side s join team t on t.id = s.team_id
  where t.organisation_id in (${organisations})`

/** For a statement with several conditions about one world, which begins with `withMatches`. */
export function shareScope(scope: Scope) {
  if (scope === undefined) return { scope: undefined, withMatches: sql`` }
  const withMatches = sql`with world_match as materialized (
    select shown.id, shown.tournament_id, shown.ground_id, shown.status from match shown
    where shown.id in (${matchesOf(organisationsOf(scope))}))`
  return { scope: { organisation: scope, isShared: true } as const, withMatches }
}

/** For a statement that asks about few records. */
export const eachOf = (scope: Scope) =>
  scope === undefined ? undefined : ({ organisation: scope, isEach: true } as const)

/** The matches of a shared world, to select from. */
export const matchesShown = (scope: SharedScope) =>
  scope === undefined ? sql`match` : sql`world_match`

const isEach = (scope: ScopeRef) => typeof scope !== 'string' && 'isEach' in scope

/** The ids of the matches of a world, as a subquery for `in`. */
const matchesIn = (scope: ScopeRef) =>
  typeof scope === 'string' ? matchesOf(organisationsOf(scope)) : sql`select id from world_match`

/**
 * Whether the match of this alias belongs to the world. `is true`: the world is found once and each match
 * looked up in it, also where they come in order; the planner would go through the world for each match.
 */
export function matchIsIn(alias: string, scope?: ScopeRef): RawBuilder<boolean> {
  if (scope === undefined) return all
  if (isEach(scope)) return sidesAreIn(alias, scope)
  return sql<boolean>`(${sql.ref(`${alias}.id`)} in (${matchesIn(scope)})) is true`
}

const sidesAreIn = (alias: string, scope: ScopeRef) => sql<boolean>`(
  exists (select from match_side own join team on team.id = own.team_id
          where own.match_id = ${sql.ref(`${alias}.id`)}
            and team.organisation_id in (${organisationsOf(scope)}))
  or exists (select from tournament own where own.id = ${sql.ref(`${alias}.tournament_id`)}
             and own.organisation_id in (${organisationsOf(scope)})))`

/**
 * Whether the record of this alias belongs to an organisation of the world, or takes part in one of its
 * matches.
 */
const recordIsIn = (
  alias: string,
  scope: ScopeRef,
  takesPart: RawBuilder<boolean>,
) => sql<boolean>`(
  ${sql.ref(`${alias}.organisation_id`)} in (${organisationsOf(scope)}) or ${takesPart})`

export function teamIsIn(alias: string, scope?: ScopeRef): RawBuilder<boolean> {
  if (scope === undefined) return all
  const id = sql.ref(`${alias}.id`)
  const takesPart = isEach(scope)
    ? sql<boolean>`exists (select from match_side side join match held on held.id = side.match_id
        where side.team_id = ${id} and ${matchIsIn('held', scope)})`
    : sql<boolean>`${id} in (select side.team_id from match_side side
        where side.match_id in (${matchesIn(scope)}))`
  return recordIsIn(alias, scope, takesPart)
}

export const groundIsIn = (alias: string, scope?: ScopeRef): RawBuilder<boolean> =>
  scope === undefined ? all : recordIsIn(alias, scope, hasMatch(alias, scope, 'ground_id'))

export const tournamentIsIn = (alias: string, scope?: ScopeRef): RawBuilder<boolean> =>
  scope === undefined ? all : recordIsIn(alias, scope, hasMatch(alias, scope, 'tournament_id'))

function hasMatch(alias: string, scope: ScopeRef, column: 'ground_id' | 'tournament_id') {
  const id = sql.ref(`${alias}.id`)
  const held = sql.ref(`held.${column}`)
  if (isEach(scope)) {
    return sql<boolean>`exists (
      select from match held where ${held} = ${id} and ${matchIsIn('held', scope)})`
  }
  return typeof scope === 'string'
    ? sql<boolean>`${id} in (select ${held} from match held where held.id in (${matchesIn(scope)}))`
    : sql<boolean>`${id} in (select ${held} from world_match held)`
}

export const organisationIsIn = (alias: string, scope?: ScopeRef): RawBuilder<boolean> =>
  scope === undefined ? all : sql<boolean>`${sql.ref(`${alias}.id`)} in (${organisationsOf(scope)})`

const parts = { match_player: sql`match_player`, match_official: sql`match_official` }

/**
 * Whether the person of this alias has played or officiated in a match of the world. `offset 0`: the people
 * of a world are found once, not again for each person in the order of a list.
 */
export function personIsIn(
  alias: string,
  scope: ScopeRef | undefined,
  as: keyof typeof parts,
): RawBuilder<boolean> {
  if (scope === undefined) return all
  const id = sql.ref(`${alias}.id`)
  return isEach(scope)
    ? sql<boolean>`exists (
        select from ${parts[as]} named join match held on held.id = named.match_id
        where named.person_id = ${id} and ${matchIsIn('held', scope)})`
    : sql<boolean>`${id} in (
        select named.person_id from ${parts[as]} named
        where named.match_id in (${matchesIn(scope)}) offset 0)`
}
