import { expect, test } from 'vitest'
import { help } from './content/help.ts'
import { findHelp } from './find-help.ts'

const found = (asked: string) => findHelp(help, asked).map(({ id }) => id)

test('help is found by every word asked for, in any case', () => {
  expect(found('PROXY buffering')).toEqual(['proxy'])
  expect(found('cricsheet zip')).toEqual(['import'])
  expect(found('pg_dump')).toEqual(['backup'])
})

test('nothing asked is everything, and nonsense is nothing', () => {
  expect(found('  ')).toHaveLength(help.length)
  expect(found('zzz')).toEqual([])
})

test('every place in the help centre has a name of its own', () => {
  expect(new Set(help.map(({ id }) => id)).size).toBe(help.length)
})
