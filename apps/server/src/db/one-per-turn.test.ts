import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { OnePerTurn } from './one-per-turn.ts'

test('of many that come at once, one passes in each turn, in order', async () => {
  const turns = new OnePerTurn()
  const passed: number[] = []
  for (const at of [1, 2, 3]) void turns.pass().then(() => passed.push(at))
  const seen = []
  for (let turn = 0; turn < 4; turn += 1) {
    await nextTurn()
    seen.push([...passed])
  }
  expect(seen).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3]])
})

test('who comes alone does not wait for another turn', async () => {
  const turns = new OnePerTurn()
  for (let at = 0; at < 3; at += 1) {
    let isNextTurn = false
    setImmediate(() => (isNextTurn = true))
    await turns.pass()
    expect(isNextTurn).toBe(false)
    for (let turn = 0; turn < 2; turn += 1) await nextTurn()
  }
})
