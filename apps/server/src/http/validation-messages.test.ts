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

test('a missing field is reported as required', () => {
  const problems = problemsOf({})

  expect(new Set(Object.values(problems))).toEqual(new Set(['Required']))
  expect(Object.keys(problems)).toHaveLength(6)
})

test('what does not fit is told what would, and what has words of its own keeps them', () => {
  expect(problemsOf({ id: 'x', name: 'a', size: 10, tags: [], kind: 'three', own: '' })).toEqual({
    id: 'Must be an id',
    name: 'Must be at least 2 characters',
    size: 'Must be at most 9',
    tags: 'Must have at least 1 item',
    kind: 'Must be one of: one, two',
    own: 'Say something',
  })
  expect(
    problemsOf({ id: 1, name: 'abcde', size: '1', tags: 'a', kind: 1, own: {} }),
  ).toMatchObject({
    id: 'Must be text',
    name: 'Must be at most 4 characters',
    size: 'Must be a number',
    tags: 'Must be a list',
    own: 'Must be text',
  })
})
