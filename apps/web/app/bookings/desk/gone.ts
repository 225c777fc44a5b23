import type { Refused } from '#state/attempt.ts'
import type { SlotKey } from './choice.ts'

const PATH = /^slots\.(\d+)$/

/** Which of the slots that were asked for a refusal names: somebody else has them, or they are no longer to be had. */
export function goneSlots(refused: Refused, asked: readonly SlotKey[]): SlotKey[] {
  if (refused.code !== 'SLOT_TAKEN' && refused.code !== 'SLOT_CLOSED') return []
  return refused.errors.flatMap(({ path }) => {
    const slot = asked[Number(PATH.exec(path)?.[1] ?? -1)]
    return slot === undefined ? [] : [slot]
  })
}
