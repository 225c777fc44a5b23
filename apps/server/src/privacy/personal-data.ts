import type { RawBuilder } from 'kysely'
import type { Db } from '#db/connect.ts'

export type HeldRow = Readonly<Record<string, unknown>>

/** Some of the rows that are held on a person. */
export type Held = {
  /** The columns that refer to the account, as `table.column`. */
  readonly by: readonly string[]
  /** The rows, newest first, without secrets, hashes and other people's data. */
  readonly rows: (accountId: string) => RawBuilder<HeldRow>
}

/** An account that is to be closed. */
export type Leaving = { readonly accountId: string; readonly now: string }

export type Closing = Leaving & {
  /** All numbers and email addresses that the account was written to, and nobody else has now. */
  readonly addresses: readonly string[]
}

export type Refusal = { readonly code: string; readonly status: number; readonly message: string }

/** What the tables of one owner hold on people. */
export type PersonalData = {
  /** What is exported, by a name for the reader: a table's, or a table's and how it refers to the person. */
  readonly held: Readonly<Record<string, Held>>
  /** What is not exported, as `table` or `table.column`, and why. */
  readonly leftOut?: Readonly<Record<string, string>>
  /** Why the account cannot be closed yet: others still depend on it. */
  readonly refuseClosing?: (db: Db, leaving: Leaving) => Promise<Refusal | undefined>
  /**
   * Erases what concerns nobody else, in the transaction that closes the account. The account's row stays,
   * without a name, and so does what others need.
   */
  readonly erase?: (db: Db, closing: Closing) => Promise<void>
}
