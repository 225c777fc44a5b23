import type { Entry, Fact } from '@pavilion/cricket/facts.ts'

/** All entries after `after`, fetched in several requests if needed. Throws when that fails. */
export async function fetchLog(matchId: string, after: number): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const last = entries.at(-1)?.seq ?? after
    const response = await fetch(`/api/v1/matches/${matchId}/log?after=${last}`)
    if (!response.ok) throw new Error(`The log answered ${response.status}.`)
    const part = logOf(await response.json())
    entries.push(...part.entries)
    if (part.entries.length === 0 || part.entries.at(-1)?.seq === part.seq) return entries
  }
}

/** An entry from a frame of the stream: its id is the seq, its data the fact. */
export function readEntry(seq: number, text: string): Entry | undefined {
  if (!Number.isSafeInteger(seq) || seq < 1) return undefined
  try {
    const fact: unknown = JSON.parse(text)
    return isFact(fact) ? { seq, fact } : undefined
  } catch {
    return undefined
  }
}

type Log = { readonly seq: number; readonly entries: readonly Entry[] }

function logOf(answer: unknown): Log {
  const log = field(answer, 'data')
  if (!isLog(log)) throw new Error('The log does not read as one.')
  return log
}

const isLog = (value: unknown): value is Log =>
  typeof field(value, 'seq') === 'number' && Array.isArray(field(value, 'entries'))

/** The server has validated the rest. */
const isFact = (value: unknown): value is Fact => typeof field(value, 'type') === 'string'

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
