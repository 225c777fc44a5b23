import type { TournamentRole } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { Db } from '#db/connect.ts'

type NewManager = {
  readonly tournamentId: string
  readonly accountId: string
  readonly role: TournamentRole
  readonly invitedBy: string | null
  readonly now: string
}

/** Whoever runs it already keeps the role. */
export async function insertManager(db: Db, manager: NewManager): Promise<void> {
  await db
    .insertInto('tournament_manager')
    .values({
      tournament_id: manager.tournamentId,
      account_id: manager.accountId,
      role: manager.role,
      invited_by: manager.invitedBy,
      added_at: manager.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Owners stay. */
export async function deleteManager(db: Db, tournamentId: string, accountId: string) {
  await db
    .deleteFrom('tournament_manager')
    .where('tournament_id', '=', tournamentId)
    .where('account_id', '=', accountId)
    .where('role', '=', 'manager')
    .execute()
}

type NewInvitation = {
  readonly tournamentId: string
  readonly entryId: string | null
  readonly tokenHash: Buffer
  readonly invitedBy: string
  readonly now: string
  readonly expiresAt: string
}

export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<void> {
  await db
    .insertInto('tournament_invitation')
    .values({
      tournament_id: invitation.tournamentId,
      entry_id: invitation.entryId,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      made_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .execute()
}

export type InvitationRow = {
  readonly id: string
  readonly tournamentId: string
  readonly entryId: string | null
  readonly invitedBy: string | null
  readonly usedBy: string | null
  readonly expiresAt: string
}

/** One that has not expired, used or not; locked until the transaction ends. */
export async function lockInvitation(
  db: Db,
  tokenHash: Buffer,
  now: string,
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('tournament_invitation')
    .select([
      'id',
      'tournament_id as tournamentId',
      'entry_id as entryId',
      'invited_by as invitedBy',
      'used_by as usedBy',
      'expires_at as expiresAt',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

export async function markUsed(
  db: Db,
  { id, accountId, now }: { id: string; accountId: string; now: string },
): Promise<void> {
  await db
    .updateTable('tournament_invitation')
    .set({ used_at: now, used_by: accountId })
    .where('id', '=', id)
    .execute()
}
