import type { Child } from '@pavilion/contract/clubs/family-calls.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isChildPlayer } from '#privacy/minors.queries.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

export type ChildRow = Omit<Child, 'organisation' | 'initials'> & {
  readonly organisation: OrganisationRow
}

/** The players under 18, or kept hidden, whom an account looks after, by name. */
export async function findChildren(db: Db, accountId: string, now: string): Promise<ChildRow[]> {
  const found = await sql<ChildRow>`
    select p.id as "playerId", p.name, p.born_on::text as "bornOn", p.shows_name as "showsName",
           p.shows_picture as "showsPicture",
           not exists (select from guardian other where other.player_id = p.id
             and other.account_id <> g.account_id) as "isOnlyGuardian",
           ${organisationJson('o')}
             as organisation
    from guardian g join club_player p on p.id = g.player_id and p.left_at is null
    join organisation o on o.id = p.organisation_id and o.archived_at is null
    where g.account_id = ${accountId}::uuid
      and ${isChildPlayer(now)}
    order by p.folded, p.id`.execute(db)
  return found.rows
}

type Consent = {
  readonly playerId: string
  readonly accountId: string
  readonly showsName: boolean
  readonly showsPicture: boolean
}

/** Answers the club; undefined when the account does not look after the player. In a transaction: the last guardian may be about to go. */
export async function updateConsent(db: Db, consent: Consent): Promise<string | undefined> {
  const { playerId, accountId, showsName, showsPicture } = consent
  await lockChild(db, playerId)
  const changed = await sql<{ organisationId: string }>`
    update club_player p set shows_name = ${showsName}, shows_picture = ${showsPicture}
    where p.id = ${playerId}::uuid and exists (select from guardian g
      where g.player_id = p.id and g.account_id = ${accountId}::uuid)
    returning p.organisation_id as "organisationId"`.execute(db)
  return changed.rows[0]?.organisationId
}

export const lockChild = (db: Db, playerId: string) =>
  sql`select from club_player where id = ${playerId}::uuid for update`.execute(db)

type Guarding = { readonly playerId: string; readonly accountId: string }

export type Guarded = {
  readonly organisationId: string
  /** Nobody else looks after the player. */
  readonly isLast: boolean
}

/** Where an account looks after a player who is locked; undefined when it does not. */
export async function findGuarded(
  db: Db,
  { playerId, accountId }: Guarding,
): Promise<Guarded | undefined> {
  const found = await sql<Guarded>`
    select g.organisation_id as "organisationId",
           not exists (select from guardian other where other.player_id = g.player_id
             and other.account_id <> g.account_id) as "isLast"
    from guardian g
    where g.player_id = ${playerId}::uuid and g.account_id = ${accountId}::uuid`.execute(db)
  return found.rows[0]
}

/** Ends that an account looks after a player, and the link with which somebody else may come to. */
export async function endGuarding(db: Db, { playerId, accountId }: Guarding): Promise<void> {
  await sql`
    delete from guardian where player_id = ${playerId}::uuid
      and account_id = ${accountId}::uuid`.execute(db)
  await sql`
    update club_player set claim_hash = null, claim_expires_at = null
    where id = ${playerId}::uuid`.execute(db)
}
