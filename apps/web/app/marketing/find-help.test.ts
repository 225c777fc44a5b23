import { expect, test } from 'vitest'
import { findHelp } from './find-help.ts'

const parts = [
  {
    id: 'import',
    title: 'Import matches',
    html: '<p>From Cricsheet, or <code>zip</code> archives.</p>',
  },
  {
    id: 'proxy',
    title: 'Run behind a proxy',
    html: '<p>Switch off response <em>buffering</em>.</p>',
  },
]

const found = (asked: string) => findHelp(parts, asked).map(({ id }) => id)

test('help is found by every word asked for, in any case', () => {
  expect(found('PROXY buffering')).toEqual(['proxy'])
  expect(found('cricsheet zip')).toEqual(['import'])
  expect(found('proxy zip')).toEqual([])
})

test('nothing asked is everything, and the names of markup are no words', () => {
  expect(found('  ')).toHaveLength(parts.length)
  expect(found('code')).toEqual([])
})
