import { beforeEach, expect, test } from 'vitest'
import { LoadShedder } from './load-shedder.ts'

let now = 0
let ends: (() => void)[] = []
let crowd = new LoadShedder({ few: 2, most: 10 }, () => now)

beforeEach(() => {
  now = 0
  ends = []
  crowd = new LoadShedder({ few: 2, most: 10 }, () => now)
})

const come = (): boolean => {
  const done = crowd.run(() => new Promise<void>((resolve) => ends.push(resolve)))
  return done !== undefined
}
const comers = (many: number) => Array.from({ length: many }, come).filter(Boolean).length

async function leave(many: number): Promise<void> {
  for (const end of ends.splice(0, many)) end()
  await new Promise((resolve) => setImmediate(resolve))
}

test('a rush is let in, up to a number', async () => {
  expect(comers(15)).toBe(10)

  await leave(3)

  expect(comers(15)).toBe(3)
})

test('a lasting crowd is limited to what can be answered soon', async () => {
  comers(10)
  for (now = 500; now <= 3_500; now += 500) {
    await leave(2)
    comers(5)
  }

  await leave(6)

  expect(ends).toHaveLength(2)
  expect(comers(9)).toBe(6)
})

test('who stayed long enough for a crowd lets in few, until it has dispersed', async () => {
  comers(10)
  now = 10_000

  await leave(8)
  expect(comers(5)).toBe(0)

  await leave(1)
  expect(comers(15)).toBe(9)
})

test('failed work makes room as well', async () => {
  const failed = crowd.run(() => Promise.reject(new Error('out')))

  await expect(failed).rejects.toThrow('out')
  expect(comers(15)).toBe(10)
})
