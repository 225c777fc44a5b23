import { expect, test } from 'vitest'
import { copyText } from './copy-text.ts'

test('a row is a line with its columns in the order asked for', () => {
  expect(copyText([{ b: 2, a: 'one', c: true }], ['a', 'b', 'c'])).toBe('one\t2\tt\n')
})

test('null is not the same as an empty text', () => {
  expect(copyText([{ a: null, b: '' }], ['a', 'b'])).toBe('\\N\t\n')
})

test('what would end a cell or a line is escaped', () => {
  expect(copyText([{ a: 'a\tb\nc\\d\re' }], ['a'])).toBe('a\\tb\\nc\\\\d\\re\n')
})
