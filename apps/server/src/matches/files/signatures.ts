import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { chainedLog, type ChainedLog, headOf, type Log } from './log-chain.ts'
import type { SignatureRow } from './signatures.queries.ts'

export const logOf = (match: string, { setup, log }: Pick<MatchState, 'setup' | 'log'>): Log => ({
  match,
  setup,
  entries: log,
})

/** What is signed: the last entry and its hash, over the full names, which the public may not get. */
export const signedHead = (matchId: string, state: MatchState) => headOf(logOf(matchId, state))

/** `isAsSigned`: what was recorded by then has the hash that was signed. */
export type StoredSignature = SignatureRow & { readonly isAsSigned: boolean }

/** `log`: with the full names. */
export function storedSignatures(rows: readonly SignatureRow[], log: Log): StoredSignature[] {
  if (rows.length === 0) return []
  const { entries } = chainedLog(log)
  return rows.map((row) => ({ ...row, isAsSigned: entries[row.seq - 1]?.hash === row.head }))
}

/**
 * The hash of what was signed in the chain that the public gets, in which a child’s name may be hidden or shown again.
 * What is not as it was signed keeps the hash that was, and so stands out.
 */
export const shownHash = ({ entries }: ChainedLog, one: StoredSignature): string =>
  (one.isAsSigned ? entries[one.seq - 1]?.hash : undefined) ?? one.head

/** The log as it is exported, with who signed it when it was how long. */
export function signedLog(log: Log, signatures: readonly StoredSignature[]) {
  const chain = chainedLog(log)
  return {
    ...chain,
    signatures: signatures.map((one) => {
      const { role, side, name, at, seq } = one
      return { role, side, name, at, seq, hash: shownHash(chain, one) }
    }),
  }
}
