import type { Entry, Fact } from '@pavilion/cricket/facts.ts'

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
