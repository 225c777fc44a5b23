import type { Fact, PlayerJoined } from '@pavilion/cricket/facts.ts'
import type { Db } from '#db/connect.ts'

/** Facts that are to be appended to a match's log. */
export type Recording = {
  readonly matchId: string
  /** The last seq that the scorer knew. */
  readonly expectedSeq: number
  readonly facts: readonly Fact[]
  /** Who recorded them: an account, or the simulator of the sample world. */
  readonly recordedBy: string
  readonly guard?: Guard
  /** Makes records of people who join a side without being on its team sheet; throws when one may not be named. */
  readonly admit?: (db: Db, joining: readonly PlayerJoined[]) => Promise<void>
  /** Writes what goes with the facts: in their transaction, once they are written. */
  readonly along?: (db: Db) => Promise<void>
}

export type Guard = {
  /** Throws when the facts may not be recorded: asked in the transaction, with the match locked. */
  readonly check: (db: Db) => Promise<void>
  /** The match's `updatedAt` at which that was known to pass; null when it has to be asked. */
  readonly passedAt: string | null
}
