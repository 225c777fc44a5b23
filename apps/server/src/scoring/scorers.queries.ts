import type { Scorer } from '@pavilion/contract/matches/scoring-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { isUsable } from '#security/one-time.queries.ts'

/** The maker and those who were invited, the earliest first. */
export async function findScorers(db: Db, matchId: string): Promise<Scorer[]> {
  const found = await sql<Scorer>`
    select jsonb_build_object('id', a.id, 'name', concat_ws(' ', a.first_name, a.last_name)) as account,
           one."as", one.since
    from (select created_by as account_id, 'creator' as "as", created_at as since
          from match_scoring where match_id = ${matchId}::uuid
          union all
          select account_id, 'invited', added_at from match_scorer
          where match_id = ${matchId}::uuid) one
    join account a on a.id = one.account_id
    order by one.since, a.id`.execute(db)
  return found.rows
}

export type Invitation = {
  readonly matchId: string
  readonly tokenHash: Buffer
  readonly invitedBy: string
  readonly now: string
  readonly expiresAt: string
}

export async function insertInvitation(db: Db, invitation: Invitation): Promise<void> {
  await db
    .insertInto('scorer_invitation')
    .values({
      match_id: invitation.matchId,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      made_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .execute()
}

type Opening = { readonly matchId: string; readonly tokenHash: Buffer; readonly now: string }

/** Uses an invitation up. Answers who made it; undefined when it is not good. */
export async function useInvitation(
  db: Db,
  { matchId, tokenHash, now }: Opening,
): Promise<{ invitedBy: string | null } | undefined> {
  return db
    .updateTable('scorer_invitation')
    .set({ used_at: now })
    .where('match_id', '=', matchId)
    .where('token_hash', '=', tokenHash)
    .where(isUsable(now))
    .returning('invited_by as invitedBy')
    .executeTakeFirst()
}

/** Ends the match’s invitations that nobody has used. */
export async function endInvitations(db: Db, matchId: string, now: string): Promise<void> {
  await db
    .updateTable('scorer_invitation')
    .set({ expires_at: now })
    .where('match_id', '=', matchId)
    .where(isUsable(now))
    .execute()
}

type Joining = {
  readonly matchId: string
  readonly accountId: string
  readonly invitedBy: string | null
  readonly now: string
}

export async function insertScorer(db: Db, joining: Joining): Promise<void> {
  const { matchId, accountId, invitedBy, now } = joining
  await db
    .insertInto('match_scorer')
    .values({ match_id: matchId, account_id: accountId, invited_by: invitedBy, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Answers whether the account was a scorer by invitation. */
export async function deleteScorer(db: Db, matchId: string, accountId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('match_scorer')
    .where('match_id', '=', matchId)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .executeTakeFirst()
  return deleted !== undefined
}
