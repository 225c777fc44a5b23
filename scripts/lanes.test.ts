import { expect, test } from 'vitest'
import { mergeLanes } from './lanes.ts'

const cost = (name: string) => Number(name.slice(1))

test('the costly come first within a lane', () => {
  expect(mergeLanes([['a1', 'a5', 'a3']], cost)).toEqual(['a5', 'a3', 'a1'])
})

test('two lanes begin together and end together, however unlike their costs', () => {
  const order = mergeLanes(
    [
      ['a40', 'a40', 'a20'],
      ['b2', 'b1', 'b1', 'b1'],
    ],
    cost,
  )

  expect(order).toEqual(['a40', 'b2', 'a40', 'b1', 'b1', 'a20', 'b1'])
})

test('an empty lane is no trouble', () => {
  expect(mergeLanes([[], ['b1']], cost)).toEqual(['b1'])
})
