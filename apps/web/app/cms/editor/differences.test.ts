import { expect, test } from 'vitest'
import { differences } from './differences.ts'

const signs = { same: ' ', gone: '-', new: '+' } as const
const drawn = (before: string, after: string) =>
  differences(before, after).map(({ kind, text }) => signs[kind] + text)

test('lines that went, came and stayed are told apart', () => {
  expect(drawn('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c'])
  expect(drawn('a\nb', 'b\na')).toEqual(['-a', ' b', '+a'])
  expect(drawn('same', 'same')).toEqual([' same'])
  expect(drawn('', 'a')).toEqual(['-', '+a'])
})

test('what stays of either side is that side', () => {
  const before = 'one\ntwo\nthree\nfour\nfive\none\ntwo'
  const after = 'two\nthree\n3\nfive\ntwo\none'
  const lines = differences(before, after)
  const side = (without: 'gone' | 'new') =>
    lines
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('\n')

  expect(side('new')).toBe(before)
  expect(side('gone')).toBe(after)
})

test('two long texts that share nothing are still answered', () => {
  const text = (sign: string) => Array.from({ length: 3000 }, (_, at) => sign + at).join('\n')

  expect(differences(text('a'), text('b'))).toHaveLength(6000)
})
