import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

const own = Date.parse('2026-07-01T09:00:00.400Z')

test('a clock that is right, or as good as right, is believed', () => {
  const clock = createClock(() => own)

  clock.learn('Wed, 01 Jul 2026 09:00:00 GMT')
  expect(clock.now()).toBe(own)
  clock.learn('Wed, 01 Jul 2026 09:00:02 GMT')
  expect(clock.now()).toBe(own)
})

test.each([
  ['behind', 'Wed, 01 Jul 2026 12:00:00 GMT'],
  ['ahead', 'Sat, 01 Jan 2022 00:00:00 GMT'],
])('a clock that is %s is put right by what the server says', (_, date) => {
  const clock = createClock(() => own)

  clock.learn(date)

  expect(clock.now()).toBe(Date.parse(date))
})

test('a clock that its owner has set meanwhile is believed again', () => {
  let time = own - 3_600_000
  const clock = createClock(() => time)
  clock.learn('Wed, 01 Jul 2026 09:00:00 GMT')

  time = own
  clock.learn('Wed, 01 Jul 2026 09:00:00 GMT')

  expect(clock.now()).toBe(own)
})

test.each([null, '', 'yesterday'])('an answer without a date (%s) says nothing', (date) => {
  const clock = createClock(() => own)
  clock.learn(date)

  expect(clock.now()).toBe(own)
})
