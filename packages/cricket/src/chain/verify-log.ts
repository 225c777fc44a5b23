import { isJson, type Json } from '../cricsheet/place.ts'
import { logFormat, nextText, type Sha256, startText } from './chain.ts'

/** What is not as it was written. */
export type Finding =
  | { readonly kind: 'setup' | 'end' | 'head' }
  | { readonly kind: 'changed' | 'missing'; readonly seq: number }
  | { readonly kind: 'signature'; readonly by: string; readonly seq: number }

/** Somebody’s signature, and how many entries the log has since. */
export type Signed = {
  readonly name: string
  readonly role: string
  readonly at: string
  readonly seq: number
  readonly since: number
}

/** `found`: none when nothing has been changed. */
export type Verified = {
  readonly entries: number
  readonly head: string
  /** "Lions v Tigers"; empty when the setup names none. */
  readonly sides: string
  readonly signed: readonly Signed[]
  readonly found: readonly Finding[]
}

/**
 * Checks the chain of an exported log; undefined when the file is none. `head`: that which the match had elsewhere,
 * without which a chain that was made anew from the first change on is not noticed.
 */
export function verifyLog(file: unknown, sha256: Sha256, head?: string): Verified | undefined {
  const log = readLog(file)
  if (log === undefined) return undefined
  const { entries, match, setup, start, signatures } = log
  const chain = followed(entries, start, sha256)
  const found: Finding[] = [
    ...(start === sha256(startText(match, setup)) ? [] : [{ kind: 'setup' } as const]),
    ...chain.found,
    ...(chain.last === log.head ? [] : [{ kind: 'end' } as const]),
    ...(head === undefined || head === chain.last ? [] : [{ kind: 'head' } as const]),
    ...signatures
      .filter(({ seq, hash }) => chain.hashes.get(seq) !== hash)
      .map(({ name, seq }) => ({ kind: 'signature', by: name, seq }) as const),
  ]
  const signed = signatures.map(({ name, role, at, seq }) => ({
    name,
    role,
    at,
    seq,
    since: entries.length - seq,
  }))
  return { entries: entries.length, head: chain.last, sides: sidesOf(setup), signed, found }
}

type ReadSignature = Omit<Signed, 'since'> & { readonly hash: string }

type ReadLog = {
  readonly match: string
  readonly setup: unknown
  readonly start: string
  readonly head: string
  readonly entries: readonly unknown[]
  readonly signatures: readonly ReadSignature[]
}

function readLog(file: unknown): ReadLog | undefined {
  if (!isJson(file) || file['format'] !== logFormat) return undefined
  const { match, setup, start, head, entries, signatures = [] } = file
  if (typeof match !== 'string' || !Array.isArray(entries)) return undefined
  if (typeof start !== 'string' || typeof head !== 'string') return undefined
  if (!Array.isArray(signatures)) return undefined
  return { match, setup, start, head, entries, signatures: signatures.map(readSignature) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function readSignature(value: unknown): ReadSignature {
  const { name, role, at, seq, hash }: Json = isJson(value) ? value : {}
  return {
    name: textOf(name),
    role: textOf(role),
    at: textOf(at),
    seq: typeof seq === 'number' ? seq : 0,
    hash: textOf(hash),
  }
}

function sidesOf(setup: unknown): string {
  const teams = isJson(setup) && Array.isArray(setup['teams']) ? setup['teams'] : []
  return teams.map((team: unknown) => (isJson(team) ? textOf(team['name']) : '')).join(' v ')
}

function followed(entries: readonly unknown[], start: string, sha256: Sha256) {
  const found: Finding[] = []
  const hashes = new Map<number, string>()
  let last = start
  let due = 1
  for (const entry of entries) {
    const { seq, fact, hash }: Json = isJson(entry) ? entry : {}
    if (seq !== due) found.push({ kind: 'missing', seq: due })
    else if (hash !== sha256(nextText(last, due, fact))) found.push({ kind: 'changed', seq: due })
    last = typeof hash === 'string' ? hash : last
    if (typeof seq === 'number') hashes.set(seq, last)
    due = typeof seq === 'number' ? seq + 1 : due + 1
  }
  return { found, last, hashes }
}
