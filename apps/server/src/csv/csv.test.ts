import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells are separated by commas, and quoted where they hold one', () => {
  expect(
    csvOf([
      ['Team', 'Points'],
      ['Rovers, "Ravi"', 4],
      ['Two\nlines', null],
    ]),
  ).toBe('\uFEFFTeam,Points\r\n"Rovers, ""Ravi""",4\r\n"Two\nlines",\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula in it', (text) => {
  const [, cell] = csvOf([['', text]]).split(',')

  expect(cell?.replace(/^"/, '').startsWith("'")).toBe(true)
})

test('a negative number stays a number', () => {
  expect(csvOf([[-0.052]])).toBe('\uFEFF-0.052\r\n')
})
