import { isJson, type Json } from '@pavilion/cricket/cricsheet/place.ts'
import { logFormat, nextHash, startHash, type ChainedLog } from '#matches/files/log-chain.ts'

/** `found`: what is not as it was written, a sentence each; none when nothing has been changed. */
export type Verified = {
  readonly entries: number
  readonly head: string
  readonly found: readonly string[]
}

/**
 * Checks the chain of an exported log; undefined when the file is none. `head`: that which the match had
 * elsewhere, without which a chain that was made anew from the first change on is not noticed.
 */
export function verifyLog(file: unknown, head?: string): Verified | undefined {
  const log = readLog(file)
  if (log === undefined) return undefined
  const { entries, match, setup, start } = log
  const chain = entriesFound(entries, start)
  const found = [
    ...(start === startHash(match, setup) ? [] : ['The setup was changed.']),
    ...chain.found,
    ...(chain.last === log.head
      ? []
      : ['Entries are missing at the end, or the head was changed.']),
    ...(head === undefined || head === chain.last ? [] : [`The head is not ${head}.`]),
  ]
  return { entries: entries.length, head: chain.last, found }
}

type ReadLog = Pick<ChainedLog, 'match' | 'setup' | 'start' | 'head'> & {
  readonly entries: readonly unknown[]
}

function readLog(file: unknown): ReadLog | undefined {
  if (!isJson(file) || file['format'] !== logFormat) return undefined
  const { match, setup, start, head, entries } = file
  if (typeof match !== 'string' || !Array.isArray(entries)) return undefined
  if (typeof start !== 'string' || typeof head !== 'string') return undefined
  return { match, setup, start, head, entries }
}

function entriesFound(entries: readonly unknown[], start: string) {
  const found: string[] = []
  let last = start
  let due = 1
  for (const entry of entries) {
    const { seq, fact, hash }: Json = isJson(entry) ? entry : {}
    if (seq !== due) found.push(`Entry ${due} is missing or not in its place.`)
    else if (hash !== nextHash(last, seq, fact)) found.push(`Entry ${seq} was changed.`)
    last = typeof hash === 'string' ? hash : last
    due = typeof seq === 'number' ? seq + 1 : due + 1
  }
  return { found, last }
}
