import type { Entry, Fact } from '@pavilion/cricket/facts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ball } from '../scoring.testing.ts'
import { historyOf } from './history.ts'

const entry = (fact: Fact, at: number): Entry => ({ seq: at + 1, fact })

/** As many facts, some of which strike out earlier ones, alone or together. */
const anyFacts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('ball' as const) },
    fc.record({ back: fc.integer({ min: 1, max: 4 }), isTogether: fc.boolean() }),
  ),
  { maxLength: 30 },
)

const logOf = (drawn: readonly ('ball' | { back: number; isTogether: boolean })[]): Entry[] =>
  drawn.map((one, at) => {
    if (one === 'ball') return entry(ball(1), at)
    const seq = Math.max(1, at + 1 - one.back)
    return entry({ type: 'struck-out', seq, ...(one.isTogether && { with: at }) }, at)
  })

test('a log that is read while it grows has the history of the whole log', () => {
  fc.assert(
    fc.property(anyFacts, (drawn) => {
      const growing: Entry[] = []
      for (const next of logOf(drawn)) {
        growing.push(next)
        expect(historyOf(growing)).toEqual(historyOf([...growing]))
      }
    }),
  )
})

test('after another ball of a long match the balls before it are not read again', () => {
  let reads = 0
  const balls = Array.from({ length: 2_700 }, (_, at) => entry(ball(1), at))
  const log = new Proxy(balls, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1
      return Reflect.get(target, key)
    },
  })
  historyOf(log)
  const first = reads
  balls.push(entry(ball(1), balls.length))

  expect(historyOf(log).done?.top).toEqual([2_701])
  expect(first).toBeLessThan(2 * 2_700 + 10)
  expect(reads - first).toBeLessThan(10)
})
