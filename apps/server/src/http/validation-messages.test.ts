import { expect, test } from 'vitest'
import { z } from 'zod'
import { usePlainMessages } from './validation-messages.ts'

usePlainMessages()

const Shape = z.strictObject({
  id: z.uuid(),
  name: z.string().min(2).max(4),
  size: z.int().min(1).max(9),
  tags: z.array(z.string()).min(1),
  kind: z.enum(['one', 'two']),
  own: z.string().min(1, 'Say something'),
})

function problemsOf(input: unknown): Record<string, string> {
  const { error } = Shape.safeParse(input)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  )
}

test('a missing field is reported as needed', () => {
  const problems = problemsOf({})

  expect(new Set(Object.values(problems))).toEqual(new Set(['is needed']))
  expect(Object.keys(problems)).toHaveLength(6)
})

test('what does not fit is told what would, and what has words of its own keeps them', () => {
  expect(problemsOf({ id: 'x', name: 'a', size: 10, tags: [], kind: 'three', own: '' })).toEqual({
    id: 'must be an id',
    name: 'must be 2 characters at least',
    size: 'must be 9 at most',
    tags: 'must be 1 item at least',
    kind: 'must be one of: one, two',
    own: 'Say something',
  })
  expect(
    problemsOf({ id: 1, name: 'abcde', size: '1', tags: 'a', kind: 1, own: {} }),
  ).toMatchObject({
    id: 'must be text',
    name: 'must be 4 characters at most',
    size: 'must be a number',
    tags: 'must be a list',
    own: 'must be text',
  })
})
