import { type RawBuilder, sql } from 'kysely'
import type { FollowedKind } from '@pavilion/contract/following/following-calls.ts'
import type { Db } from '#db/connect.ts'
import {
  eachOf,
  matchIsIn,
  organisationIsIn,
  personIsIn,
  type Scope,
  teamIsIn,
  tournamentIsIn,
} from '#sites/scope.queries.ts'

export type Follow = {
  readonly accountId: string
  readonly kind: FollowedKind
  readonly thingId: string
}

const columns = {
  match: 'match_id',
  team: 'team_id',
  player: 'person_id',
  tournament: 'tournament_id',
  organisation: 'organisation_id',
} as const satisfies Record<FollowedKind, string>

/** Whether the site of this world shows the thing. */
const shown: { readonly [Kind in FollowedKind]: (scope: Scope) => RawBuilder<unknown> } = {
  match: (scope) => sql`match t where ${matchIsIn('t', eachOf(scope))}`,
  team: (scope) => sql`team t where ${teamIsIn('t', eachOf(scope))}`,
  player: (scope) => sql`person t where ${personIsIn('t', eachOf(scope), 'match_player')}`,
  tournament: (scope) => sql`tournament t where ${tournamentIsIn('t', eachOf(scope))}`,
  organisation: (scope) => sql`organisation t where ${organisationIsIn('t', eachOf(scope))}`,
}

export async function isShown(
  db: Db,
  { kind, thingId }: Omit<Follow, 'accountId'>,
  scope: Scope,
): Promise<boolean> {
  const found = await sql`
    select from ${shown[kind](scope)} and t.id = ${thingId}::uuid`.execute(db)
  return found.rows.length > 0
}

/** Until the end of the transaction nobody else changes what the account follows. */
export const lockFollower = (db: Db, accountId: string) =>
  sql`select from account where id = ${accountId}::uuid for no key update`.execute(db)

export async function countFollowed(db: Db, accountId: string): Promise<number> {
  const { followed } = await db
    .selectFrom('follow')
    .select(sql<number>`count(*)::int`.as('followed'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return followed
}

export async function insertFollow(
  db: Db,
  { accountId, kind, thingId }: Follow,
  now: string,
): Promise<void> {
  await db
    .insertInto('follow')
    .values({ account_id: accountId, [columns[kind]]: thingId, followed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whoever follows somebody follows all that count as the same person. */
const isOf = ({ kind, thingId }: Omit<Follow, 'accountId'>) =>
  kind === 'player'
    ? sql<boolean>`person_id in (select same_person(coalesce(p.counts_as, p.id))
        from person p where p.id = ${thingId}::uuid)`
    : sql<boolean>`${sql.ref(columns[kind])} = ${thingId}::uuid`

export async function deleteFollow(db: Db, { accountId, kind, thingId }: Follow): Promise<void> {
  await db
    .deleteFrom('follow')
    .where('account_id', '=', accountId)
    .where(isOf({ kind, thingId }))
    .execute()
}

export async function isFollowed(db: Db, { accountId, kind, thingId }: Follow): Promise<boolean> {
  const found = await db
    .selectFrom('follow')
    .select('followed_at')
    .where('account_id', '=', accountId)
    .where(isOf({ kind, thingId }))
    .executeTakeFirst()
  return found !== undefined
}

export type FollowedRow = {
  readonly kind: FollowedKind
  readonly id: string
  readonly name: string
  readonly followedAt: string
}

/** All that the account follows and its site shows, the latest first. */
export async function findFollowed(
  db: Db,
  accountId: string,
  scope: Scope,
): Promise<readonly FollowedRow[]> {
  const each = eachOf(scope)
  const { rows } = await sql<FollowedRow>`
    select 'match' as kind, m.id, (
        select string_agg(s.name, ' v ' order by side.side)
        from match_side side join team s on s.id = side.team_id where side.match_id = m.id) as name,
      f.followed_at as "followedAt"
    from follow f join match m on m.id = f.match_id
    where f.account_id = ${accountId}::uuid and ${matchIsIn('m', each)}
    union all
    select 'team', t.id, t.name, f.followed_at from follow f join team t on t.id = f.team_id
    where f.account_id = ${accountId}::uuid and ${teamIsIn('t', each)}
    union all
    select 'player', p.id, p.name, min(f.followed_at)
    from follow f join person followed on followed.id = f.person_id
    join person p on p.id = coalesce(followed.counts_as, followed.id)
    where f.account_id = ${accountId}::uuid and ${personIsIn('p', each, 'match_player')}
    group by p.id
    union all
    select 'tournament', t.id, t.name || ' ' || t.season, f.followed_at
    from follow f join tournament t on t.id = f.tournament_id
    where f.account_id = ${accountId}::uuid and ${tournamentIsIn('t', each)}
    union all
    select 'organisation', o.id, o.name, f.followed_at
    from follow f join organisation o on o.id = f.organisation_id
    where f.account_id = ${accountId}::uuid and ${organisationIsIn('o', each)}
    order by "followedAt" desc, id`.execute(db)
  return rows
}
