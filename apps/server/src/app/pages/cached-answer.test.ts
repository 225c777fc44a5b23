import { expect, test } from 'vitest'
import { Encoded } from '#http/encoded.ts'
import { answerFor } from './cached-answer.ts'
import type { CachedPage } from './page-cache.ts'

const pageOf = (text: string): CachedPage => ({
  etag: '"1"',
  headers: { etag: '"1"' },
  body: new Encoded(Buffer.from(text), 1),
  answers: new Map(),
})

test('however many ways there are to ask for an encoding, its answer is made once', async () => {
  const page = pageOf('x'.repeat(5000))
  const asked = Array.from(
    { length: 40 },
    (_, at) => `${['br', 'gzip', 'none'][at % 3]}, way-${at}`,
  )
  const answers = []
  for (const accepted of asked) answers.push(await answerFor(page, accepted))

  expect(new Set(answers).size).toBe(3)
  expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(3)
  expect(page.answers.size).toBe(3)
})
