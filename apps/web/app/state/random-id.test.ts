import { expect, test } from 'vitest'
import { z } from 'zod'
import { randomId } from './random-id.ts'

test('an id that the browser makes is one that the server takes, and is made once', () => {
  const made = Array.from({ length: 100 }, randomId)

  for (const id of made) expect(z.uuid().safeParse(id).success).toBe(true)
  expect(new Set(made).size).toBe(100)
})
