import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { readCsv } from './read-csv.ts'

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells)

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\nc,d;e',
    [
      ['a', 'b'],
      ['c,d', 'e'],
    ],
  ],
  ['a\tb', [['a', 'b']]],
  ['\uFEFF"a, b","say ""no"""', [['a, b', 'say "no"']]],
  ['a,"two\nlines"\n\n ,\nb', [['a', 'two\nlines'], ['b']]],
  ["'=1+1,'quoted'", [['=1+1', "'quoted'"]]],
  ['', []],
])('%j is read as rows of cells', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows)
})

test('a row says on which line it begins', () => {
  expect(readCsv('a\n"b\nc"\n\nd').map(({ line }) => line)).toEqual([1, 2, 5])
})

test('what is written is read again, whatever is in it', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => `x${text}`.trim())
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (table) => {
      const [head] = table
      fc.pre(head?.every((one) => !/[\t;\r\n]/.test(one)) ?? false)
      expect(cellsOf(csvOf(table))).toEqual(table)
    }),
  )
})
