import { expect, test } from 'vitest'
import { readingsOf } from './well-known-names.ts'

test.each([
  ['team', 'Windies', ['West Indies']],
  ['team', 'proteas women', ['South Africa women']],
  ['team', 'MI', ['Mumbai Indians']],
  ['team', 'black  caps', ['New Zealand']],
  ['team', 'PBKS', ['Punjab Kings', 'Kings XI Punjab']],
  ['tournament', 't20 world cup 2016', ['World T20 2016', 'World Twenty20 2016']],
  ['ground', 'M Chinnaswamy Bangalore', ['m chinnaswamy Bengaluru']],
] as const)('the %s %j is read as %j too', (kind, text, readings) => {
  expect(readingsOf(kind, text)).toEqual(readings)
})

test('a team that was renamed is found under both names, whichever is asked for', () => {
  expect(readingsOf('team', 'Delhi Daredevils')).toContain('Delhi Capitals')
  expect(readingsOf('team', 'delhi capitals')).toContain('Delhi Daredevils')
  expect(readingsOf('team', 'rcb 2023')).toEqual([
    'Royal Challengers Bengaluru 2023',
    'Royal Challengers Bangalore 2023',
  ])
})

test('a part of a word is no alias, and most searches have no other reading', () => {
  expect(readingsOf('team', 'mitchell')).toEqual([])
  expect(readingsOf('team', 'ravi rovers')).toEqual([])
  expect(readingsOf('team', '')).toEqual([])
})

test('however many aliases a search names, it has few readings', () => {
  expect(readingsOf('team', 'mi csk rcb pbks dc').length).toBeLessThanOrEqual(4)
})
