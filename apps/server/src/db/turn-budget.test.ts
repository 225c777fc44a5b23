import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TurnBudget } from './turn-budget.ts'

/** Who has passed after each of some turns, when the work for each takes so many milliseconds. */
async function passedInTurns(costs: readonly number[], turns: number) {
  let now = 0
  const budget = new TurnBudget(() => now)
  let passed = 0
  for (const cost of costs)
    void budget.pass().then(async () => {
      await Promise.resolve()
      now += cost
      passed += 1
    })
  const seen = []
  for (let turn = 0; turn < turns; turn += 1) {
    await nextTurn()
    seen.push(passed)
  }
  return seen
}

test('of many results that take long, one is worked on in each turn', async () => {
  expect(await passedInTurns([2, 2, 2], 4)).toEqual([1, 2, 3, 3])
})

test('of many that take little, those are worked on in a turn that fit into its budget', async () => {
  expect(await passedInTurns([0.5, 0.5, 0.5, 0.5, 0.5, 3, 0.5], 4)).toEqual([4, 6, 7, 7])
})

test('all pass in the order in which they came', async () => {
  let now = 0
  const budget = new TurnBudget(() => now)
  const passed: number[] = []
  const all = Array.from({ length: 20 }, async (_, at) => {
    await budget.pass()
    now += at % 3
    passed.push(at)
  })
  await Promise.all(all)
  expect(passed).toEqual(passed.toSorted((a, b) => a - b))
})

test('who comes alone does not wait for another turn', async () => {
  const budget = new TurnBudget()
  for (let at = 0; at < 3; at += 1) {
    let isNextTurn = false
    setImmediate(() => (isNextTurn = true))
    await budget.pass()
    expect(isNextTurn).toBe(false)
    for (let turn = 0; turn < 2; turn += 1) await nextTurn()
  }
})
