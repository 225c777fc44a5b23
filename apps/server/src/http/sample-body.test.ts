import { expect, test } from 'vitest'
import { sampleOf } from './sample-body.ts'

test('a sample has what is needed, and what has a value by itself', () => {
  const schema = {
    type: 'object',
    properties: {
      slots: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          properties: {
            id: { type: 'string', format: 'uuid' },
            day: { format: 'date', type: 'string' },
          },
          required: ['id', 'day'],
        },
      },
      size: { type: 'integer', minimum: 1, default: 20 },
      stars: { type: 'integer', minimum: 1 },
      link: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
      kind: { enum: ['blog', 'news'], type: 'string' },
      note: { type: 'string' },
    },
    required: ['slots', 'stars', 'link', 'kind'],
  }

  expect(sampleOf(schema)).toEqual({
    slots: [{ id: '00000000-0000-7000-8000-000000000000', day: '2026-01-31' }],
    size: 20,
    stars: 1,
    link: false,
    kind: 'blog',
  })
})

test('of what it cannot know a sample says nothing', () => {
  expect([sampleOf({}), sampleOf(undefined)]).toEqual([null, null])
})
