import { createHash } from 'node:crypto'
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

export const logFormat = 'pavilion-log/1'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const startHash = (match: string, setup: unknown): string =>
  sha256(canonicalJson({ format: logFormat, match, setup }))

export const nextHash = (before: string, seq: number, fact: unknown): string =>
  sha256(`${before}\n${canonicalJson({ seq, fact })}`)

/** JSON in the one form of RFC 8785: keys sorted by their UTF-16 code units, no space between. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

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
