import { createHash } from 'node:crypto'
import { logFormat, nextText, startText } from '@pavilion/cricket/chain/chain.ts'
import type { Entry } from '@pavilion/cricket/facts.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'

/** The log of a match as a chain of hashes, each over the one before; `start` is over match and setup. */
export type ChainedLog = {
  readonly format: typeof logFormat
  readonly match: string
  readonly setup: unknown
  readonly start: string
  readonly entries: readonly {
    readonly seq: number
    readonly fact: unknown
    readonly hash: string
  }[]
  /** The hash of the last entry; of an empty log, its start. */
  readonly head: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const startHash = (match: string, setup: unknown): string => sha256(startText(match, setup))

const nextHash = (before: string, seq: number, fact: unknown): string =>
  sha256(nextText(before, seq, fact))

export type Log = {
  readonly match: string
  readonly setup: MatchSetup
  readonly entries: readonly Entry[]
}

export function chainedLog({ match, setup, entries }: Log): ChainedLog {
  const start = startHash(match, setup)
  let head = start
  const chained = entries.map(({ seq, fact }) => {
    head = nextHash(head, seq, fact)
    return { seq, fact, hash: head }
  })
  return { format: logFormat, match, setup, start, entries: chained, head }
}

type Head = { readonly seq: number; readonly hash: string }

/** The heads of logs that are in memory: a log only grows, so only what is new of it is hashed. */
const heads = new WeakMap<readonly Entry[], Head>()

/** The last seq of a log and the hash of its entry. */
export function headOf({ match, setup, entries }: Log): Head {
  const known = heads.get(entries) ?? { seq: 0, hash: startHash(match, setup) }
  const hash = entries
    .slice(known.seq)
    .reduce((before, { seq, fact }) => nextHash(before, seq, fact), known.hash)
  const head = { seq: entries.length, hash }
  heads.set(entries, head)
  return head
}
