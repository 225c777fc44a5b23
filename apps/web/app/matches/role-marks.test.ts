import { expect, test } from 'vitest'
import { roleMarks } from './role-marks.ts'

const roles = [
  { team: 'h', captain: 'h1', keeper: 'h6' },
  { team: 'a', captain: 'a5', keeper: 'a5' },
]

test('captain and keeper have their marks, in their own side alone', () => {
  expect(roleMarks(roles, 'h')('h1')?.mark).toBe('(c)')
  expect(roleMarks(roles, 'h')('h6')?.mark).toBe('(wk)')
  expect(roleMarks(roles, 'a')('a5')?.mark).toBe('(c & wk)')
  expect(roleMarks(roles, 'a')('h1')).toBeUndefined()
})

test('where nobody has been named nobody has a mark', () => {
  expect(roleMarks([], 'h')('h1')).toBeUndefined()
})
