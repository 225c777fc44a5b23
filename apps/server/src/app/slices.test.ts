import { expect, test } from 'vitest'
import { freshApp } from './app-context.testing.ts'
import { slices } from './slices.ts'

const app = await freshApp('empty')

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

test('no two slices answer one call', () => {
  const calls = slices.flatMap(({ calls: keys = {} }) =>
    Object.entries(keys).flatMap(([key, handlers]) =>
      Object.keys(handlers).map((name) => `${key}.${name}`),
    ),
  )

  expect(calls).toContain('contact.write')
  expect(twice(calls)).toEqual([])
})

test('no two slices count their tries under one name', () => {
  const names = slices.flatMap(({ limits }) => Object.values(limits ?? {}).map(({ name }) => name))

  expect(names.length).toBeGreaterThan(10)
  expect(twice(names)).toEqual([])
})

test('no two slices answer at one address', () => {
  const paths = slices.flatMap(({ addresses }) => Object.keys(addresses?.(app) ?? {}))

  expect(paths).toContain('/api/v1/payments/sandbox/events')
  expect(twice(paths)).toEqual([])
})
