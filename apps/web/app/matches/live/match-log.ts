import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import { log } from '#calls/matches.ts'
import { send } from '#state/api.ts'

/** All entries after `after`, fetched in several requests if needed. Throws when that fails. */
export async function fetchLog(matchId: string, after: number): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const last = entries.at(-1)?.seq ?? after
    const answer = await send(log, { matchId, after: last })
    if (!answer.ok) throw new Error(answer.message)
    const part = answer.data.data
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

/** The server has validated the rest. */
const isFact = (value: unknown): value is Fact => typeof field(value, 'type') === 'string'

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
