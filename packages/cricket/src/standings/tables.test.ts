import { expect, test } from 'vitest'
import { isPlayOff, tablesOf } from './tables.ts'
import type { StagedMatch } from './tables.ts'

type Given = Partial<Omit<StagedMatch, 'teams'>>

let day = 0
function match(one: string, other: string, given: Given = {}): StagedMatch {
  day++
  const startsAt = `2026-01-${`${day}`.padStart(2, '0')}`
  return { stage: null, group: null, number: `${day}`, startsAt, ...given, teams: [one, other] }
}

const names = (matches: readonly StagedMatch[]) =>
  tablesOf(matches).map(({ stage, group, teams }) => `${stage} ${group} ${teams.join('')}`)

test('a league is one table', () => {
  expect(names([match('a', 'b'), match('b', 'c')])).toEqual(['null null abc'])
  expect(names([])).toEqual([])
})

test('what decides a tournament is not part of its table', () => {
  const stages = [
    'Final', 'Semi Final', 'Semi-final', 'Quarter Final', 'Preliminary Quarter Final', 'Eliminator',
    'Elimination Final', 'Qualifier 1', 'Qualifier', 'The Challenger', 'Knockout', '3rd Place Play-Off',
    'Play-off', '7th Place Play-Off', 'Third Place', 'Plate Final', 'Qualifying Final',
  ] // prettier-ignore

  expect(stages.filter((stage) => !isPlayOff({ stage }))).toEqual([])
  const leagues = ['Super Six', 'Super Eights', 'Group Stage', 'Round 1', 'Super League']
  expect(leagues.filter((stage) => isPlayOff({ stage }))).toEqual([])
})

test('a play-off that was not named has no number and comes last', () => {
  const unnumbered = match('a', 'c', { number: null })

  expect(names([unnumbered, match('a', 'b')])).toEqual(['null null acb'])
  expect(names([match('a', 'b'), match('a', 'c', { number: null })])).toEqual(['null null ab'])
})

test('groups are tables in the order of their names, numbers by value', () => {
  const groups = ['10', '2', 'B', 'A'].map((group) => match(`${group}x`, `${group}y`, { group }))

  expect(names(groups)).toEqual(['null 2 2x2y', 'null 10 10x10y', 'null A AxAy', 'null B BxBy'])
})

test('the groups of a later stage come after those whose sides they share', () => {
  const first = [match('c', 'd', { group: 'B' }), match('a', 'b', { group: 'A' })]
  const second = [match('a', 'c', { group: '1' }), match('b', 'd', { group: '2' })]
  const third = [match('a', 'd', { stage: 'Super Two' })]

  expect(names([...third, ...second, ...first])).toEqual([
    'null A ab',
    'null B cd',
    'null 1 ac',
    'null 2 bd',
    'Super Two null ad',
  ])
})

test('a match without its group is in the only one that both sides are in', () => {
  const matches = [
    match('a', 'b', { group: 'A' }),
    match('b', 'c', { group: 'A' }),
    match('a', 'c'),
    match('d', 'e', { group: 'B' }),
  ]

  expect(names(matches)).toEqual(['null A abc', 'null B de'])
})
