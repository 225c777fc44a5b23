import type { Refused } from '#state/request.ts'
import type { SlotKey } from './choice.ts'

const PATH = /^slots\.(\d+)$/

/** The requested slots that a refusal names as taken or no longer offered. */
export function goneSlots(refused: Refused, asked: readonly SlotKey[]): SlotKey[] {
  if (refused.code !== 'SLOT_TAKEN' && refused.code !== 'SLOT_CLOSED') return []
  return refused.errors.flatMap(({ path }) => {
    const slot = asked[Number(PATH.exec(path)?.[1] ?? -1)]
    return slot === undefined ? [] : [slot]
  })
}
