import type { Db } from '#db/connect.ts'

export type NewSignature = {
  readonly matchId: string
  readonly seq: number
  readonly head: string
  readonly role: 'captain' | 'umpire'
  readonly side: number | null
  readonly name: string
  readonly takenBy: string
  readonly now: string
}

/** The same signature again changes nothing. */
export async function insertSignature(db: Db, signature: NewSignature): Promise<void> {
  const { matchId: match_id, seq, head, role, side, name, takenBy: taken_by } = signature
  await db
    .insertInto('match_signature')
    .values({ match_id, seq, head, role, side, name, taken_by, signed_at: signature.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
