import { expect, test } from 'vitest'
import { chaseOf, standardMethod } from './chase.ts'
import { computedTarget, targetByHand } from './revised-target.ts'

test('a computed target names its method and its balls', () => {
  const chase = chaseOf(standardMethod, {
    first: { balls: 270, stoppages: [], runs: 212 },
    second: { balls: 210, stoppages: [] },
  })

  expect(chase.ok && computedTarget(chase.value)).toEqual({
    runs: 185,
    balls: 210,
    source: { kind: 'method', name: 'D/L (Standard Edition)' },
  })
})

test('a target by hand keeps its reason', () => {
  expect(targetByHand({ runs: 120, balls: 90, reason: ' Agreed by the captains ' })).toMatchObject({
    value: { runs: 120, balls: 90, source: { kind: 'by hand', reason: 'Agreed by the captains' } },
  })
})

test.each([
  [{ reason: ' ' }, 'no-reason'],
  [{ runs: 0 }, 'bad-runs'],
  [{ balls: 0 }, 'bad-overs'],
])('a target by hand is refused with %o', (wrong, code) => {
  expect(targetByHand({ runs: 120, balls: 90, reason: 'Rain', ...wrong })).toMatchObject({ code })
})
