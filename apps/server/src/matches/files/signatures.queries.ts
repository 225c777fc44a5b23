import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type SignatureRow = {
  role: 'captain' | 'umpire'
  side: number | null
  name: string
  at: string
  /** The last entry of the log that was signed, and the hash that it had then. */
  seq: number
  head: string
}

/** The latest first. */
export async function findSignatures(db: Db, matchId: string): Promise<SignatureRow[]> {
  const found = await sql<SignatureRow>`
    select role, side, name, signed_at as at, seq, head
    from match_signature where match_id = ${matchId}::uuid
    order by signed_at desc, id desc`.execute(db)
  return found.rows
}

/** Which of these matches somebody has signed. */
export async function findSigned(db: Db, matchIds: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('match_signature')
    .select('match_id')
    .distinct()
    .where('match_id', 'in', matchIds)
    .execute()
  return found.map(({ match_id }) => match_id)
}
