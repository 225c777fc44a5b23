import { expect, test } from 'vitest'
import type { SlotRow } from './slots-draft.ts'
import { onEveryDay, rowAfter, slotsOf } from './slots-draft.ts'

const morning: SlotRow = {
  key: 'a',
  weekday: 2,
  starts: '21:00',
  ends: '23:30',
  kind: 'floodlight',
  price: '4,500',
}

test('a new slot follows the last one of its day, as long and as dear', () => {
  expect(rowAfter([morning], 2)).toMatchObject({
    starts: '23:30',
    ends: '02:00',
    kind: 'floodlight',
    price: '4,500',
  })
  expect(rowAfter([morning], 3)).toMatchObject({ starts: '06:00', ends: '09:00', price: '' })
})

test('what one day has goes on every day', () => {
  const week = onEveryDay([morning, { ...morning, key: 'b', weekday: 5 }], 2)

  expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(new Set(week.map(({ key }) => key)).size).toBe(7)
})

test('rows become slots with prices in minor units, or a sentence', () => {
  const { key: _key, ...row } = morning

  expect(slotsOf([morning], 2)).toEqual([{ ...row, price: 450_000 }])
  expect(slotsOf([{ ...morning, price: '' }], 2)).toMatch(/^Tuesday, 21:00: /)
  expect(slotsOf([{ ...morning, ends: '' }], 2)).toMatch(/an end/)
})
