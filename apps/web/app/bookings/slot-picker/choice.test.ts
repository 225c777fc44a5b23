import { expect, test } from 'vitest'
import { memoryStorage } from '#state/storage.ts'
import {
  hasSlot,
  keepChoice,
  nothing,
  readChoice,
  setQuantity,
  toggleOfficial,
  toggleSlot,
  wantedOf,
  withoutSlots,
} from './choice.ts'

const monday = { slotId: 'a', day: '2026-11-23' }
const tuesday = { slotId: 'b', day: '2026-11-24' }

test('slots are chosen in any order and asked for by day; a second press lets one go', () => {
  const both = toggleSlot(toggleSlot(nothing, tuesday), monday)

  expect(wantedOf(both).slots).toEqual([monday, tuesday])
  expect(toggleSlot(both, monday).slots).toEqual([tuesday])
})

test('what somebody else took goes, and the rest stays', () => {
  const chosen = setQuantity(toggleSlot(toggleSlot(nothing, monday), tuesday), 'ball', 2)
  const left = withoutSlots(chosen, [monday])

  expect([hasSlot(left, monday), hasSlot(left, tuesday)]).toEqual([false, true])
  expect(left.equipment).toEqual({ ball: 2 })
})

test('a quantity of zero is not sent', () => {
  const chosen = setQuantity(setQuantity(nothing, 'ball', 2), 'ball', 0)

  expect(wantedOf(chosen)).toEqual({ slots: [], equipment: [], officials: [] })
})

test('what was chosen at a ground is there again, at that ground alone', () => {
  const storage = memoryStorage()
  const chosen = { ...toggleOfficial(toggleSlot(nothing, monday), 'umpire'), code: 'TEN' }
  keepChoice(storage, 'oval', chosen)

  expect(readChoice(storage, 'oval')).toEqual(chosen)
  expect(readChoice(storage, 'park')).toEqual(nothing)
})

test('what storage holds of another shape is left out', () => {
  const storage = memoryStorage()
  storage.set('booking oval', '{"slots":[{"day":1},7],"equipment":{"ball":-1},"officials":"all"}')

  expect(readChoice(storage, 'oval')).toEqual(nothing)
})

test('nothing chosen leaves nothing behind', () => {
  const storage = memoryStorage()
  keepChoice(storage, 'oval', toggleSlot(nothing, monday))
  keepChoice(storage, 'oval', nothing)

  expect(storage.get('booking oval')).toBeNull()
})
