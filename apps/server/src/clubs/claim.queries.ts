import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isChildPlayer } from '#privacy/minors.queries.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

type Offer = {
  readonly organisationId: string
  readonly playerId: string
  readonly claimHash: Buffer
  readonly expiresAt: string
}

export type Offered = { readonly name: string; readonly email: string | null }

/** Undefined when the club has no such player without an account. */
export async function offer(db: Db, asked: Offer): Promise<Offered | undefined> {
  const { organisationId, playerId, claimHash, expiresAt } = asked
  const found = await sql<Offered>`
    update club_player set claim_hash = ${claimHash}, claim_expires_at = ${expiresAt}::timestamptz
    where id = ${playerId}::uuid and organisation_id = ${organisationId}::uuid
      and left_at is null and account_id is null
    returning name, email`.execute(db)
  return found.rows[0]
}

export type OpenClaim = {
  readonly playerId: string
  readonly name: string
  readonly isMinor: boolean
  readonly organisation: OrganisationRow
}

/** The player whom a link is for, locked; undefined when the link is over. */
export async function findClaim(
  db: Db,
  claimHash: Buffer,
  now: string,
): Promise<OpenClaim | undefined> {
  const found = await sql<OpenClaim>`
    select p.id as "playerId", p.name,
           ${isChildPlayer(now)} as "isMinor",
           ${organisationJson('o')}
             as organisation
    from club_player p join organisation o on o.id = p.organisation_id
    where p.claim_hash = ${claimHash} and p.claim_expires_at > ${now}::timestamptz
      and p.left_at is null and p.account_id is null and o.archived_at is null
    for update of p`.execute(db)
  return found.rows[0]
}

/** Breaks `club_player_account_once` when the account is another player of the club. */
export async function giveTo(db: Db, playerId: string, accountId: string): Promise<void> {
  await sql`
    update club_player set account_id = ${accountId}::uuid, claim_hash = null,
           claim_expires_at = null
    where id = ${playerId}::uuid`.execute(db)
}

type Guarding = {
  readonly playerId: string
  readonly organisationId: string
  readonly accountId: string
  readonly now: string
}

/** Makes an account a guardian of a player, and ends the link. */
export async function guard(db: Db, guarding: Guarding): Promise<void> {
  const { playerId, organisationId, accountId, now } = guarding
  await sql`
    insert into guardian (player_id, organisation_id, account_id, since)
    values (${playerId}::uuid, ${organisationId}::uuid, ${accountId}::uuid, ${now}::timestamptz)
    on conflict do nothing`.execute(db)
  await sql`
    update club_player set claim_hash = null, claim_expires_at = null
    where id = ${playerId}::uuid`.execute(db)
}
