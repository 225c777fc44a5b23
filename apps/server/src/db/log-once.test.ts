import { expect, test } from 'vitest'
import { logOnce } from './log-once.ts'

test('a lasting error is reported once, and again when it returns', () => {
  const said: unknown[] = []
  let now = 0
  const hear = logOnce(
    (error) => said.push(error),
    () => now,
  )

  for (const at of [0, 500, 30_000, 80_000, 120_000, 200_000, 200_500]) {
    now = at
    hear(at)
  }

  expect(said).toEqual([0, 200_000])
})
