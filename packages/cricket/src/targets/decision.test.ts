import { expect, test } from 'vitest'
import { chaseOf, standardMethod, type Chase } from './chase.ts'
import { decide, type EndOfPlay } from './decision.ts'
import type { Stoppage } from './resources.ts'

function chase(runs: number, ...stoppages: Stoppage[]): Chase {
  const result = chaseOf(standardMethod, {
    first: { balls: 300, stoppages: [], runs },
    second: { balls: 300, stoppages },
  })
  if (!result.ok) throw new Error(result.message)
  return result.value
}

const world2003 = chase(268)

function end(runs: number, more: Partial<EndOfPlay> = {}) {
  const position = { ballsLeft: 30, wicketsLost: 6, allOut: false, minimumBalls: 120 }
  return decide(world2003, { ...position, runs, ...more })
}

test('rain ends a match level with par: a tie, and a run either way decides', () => {
  expect(end(229)).toMatchObject({ value: { kind: 'tied' } })
  expect(end(230)).toMatchObject({ value: { kind: 'won', winner: 'team 2', by: { runs: 1 } } })
  expect(end(228)).toMatchObject({ value: { kind: 'won', winner: 'team 1', by: { runs: 1 } } })
})

test('who reaches the target wins by wickets, however few overs there were', () => {
  expect(end(269, { ballsLeft: 250, wicketsLost: 0 })).toMatchObject({
    value: { kind: 'won', winner: 'team 2', by: { wickets: 10 } },
  })
})

test('a completed innings is compared with the target', () => {
  const over = { ballsLeft: 0 }
  expect(end(268, over)).toMatchObject({ value: { kind: 'tied' } })
  expect(end(200, over)).toMatchObject({ value: { winner: 'team 1', by: { runs: 68 } } })
})

test('a side that is all out has lost, before the minimum of overs and with absent batters too', () => {
  const out = { ballsLeft: 250, wicketsLost: 8, allOut: true }
  expect(end(100, out)).toMatchObject({ value: { winner: 'team 1', by: { runs: 168 } } })
})

test('below the minimum of overs there is no result', () => {
  expect(end(250, { ballsLeft: 181 })).toMatchObject({ value: { kind: 'no result' } })
  expect(end(250, { ballsLeft: 180 })).toMatchObject({ value: { kind: 'won' } })
})

test('balls that rain took do not count as received', () => {
  const late = chase(250, { ballsLeft: 300, wicketsLost: 0, ballsLost: 150 })
  const at = { wicketsLost: 2, allOut: false, minimumBalls: 120 }

  expect(decide(late, { ...at, runs: 90, ballsLeft: 31 })).toMatchObject({
    value: { kind: 'no result' },
  })
  expect(decide(late, { ...at, runs: 90, ballsLeft: 30 })).toMatchObject({ value: { kind: 'won' } })
})

test.each([
  [{ ballsLeft: 301 }, 'More balls'],
  [{ wicketsLost: 11 }, 'More wickets'],
  [{ wicketsLost: 0.5 }, 'whole numbers'],
])('a position that cannot be is refused: %o', (wrong, says) => {
  expect(end(10, wrong)).toMatchObject({
    code: 'bad-position',
    message: expect.stringContaining(says),
  })
})

test('wickets do not come back after a stoppage', () => {
  const later = chase(250, { ballsLeft: 200, wicketsLost: 3, ballsLost: 6 })
  const at = { runs: 10, ballsLeft: 10, wicketsLost: 2, allOut: false, minimumBalls: 120 }

  expect(decide(later, at)).toMatchObject({ message: expect.stringContaining('Fewer wickets') })
})
