import { expect, test } from 'vitest'
import { ageOn, breachesOf } from './squad-rules.ts'
import type { SquadPlayer, SquadRules } from './squad-rules.ts'

const none: SquadRules = {
  most: null,
  deadline: null,
  age: null,
  mostGuests: null,
  mostOverseas: null,
  registeredBy: null,
  knockOutMatches: 0,
  clauses: {},
}

const player = (name: string, more: Partial<SquadPlayer> = {}): SquadPlayer => ({
  name,
  kind: 'member',
  bornOn: null,
  registeredOn: null,
  ...more,
})

const said = (squad: readonly SquadPlayer[], rules: Partial<SquadRules>) =>
  breachesOf(squad, { ...none, ...rules }).map(
    ({ rule, player: name, isUnknown }) => `${rule} ${name ?? '-'}${isUnknown ? '?' : ''}`,
  )

test('without rules everybody may play', () => {
  expect(said([player('Ana'), player('Bo', { kind: 'guest' })], {})).toEqual([])
})

test('a birthday counts from the day itself, and 29 February from 1 March', () => {
  expect(ageOn('2008-09-01', '2026-08-31')).toBe(17)
  expect(ageOn('2008-09-01', '2026-09-01')).toBe(18)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})

test('under 19 on a day leaves out who is 19 then, and asks for a date of birth that is missing', () => {
  const age = { on: '2026-09-01', under: 19, least: null }
  const squad = [
    player('Just 19', { bornOn: '2007-09-01' }),
    player('Still 18', { bornOn: '2007-09-02' }),
    player('Unknown'),
  ]

  expect(said(squad, { age })).toEqual(['age Just 19', 'age Unknown?'])
})

test('over 40 leaves out the young', () => {
  const age = { on: '2026-09-01', under: null, least: 40 }

  expect(said([player('Young', { bornOn: '1986-09-02' })], { age })).toEqual(['age Young'])
  expect(said([player('Old', { bornOn: '1986-09-01' })], { age })).toEqual([])
})

test('a squad has so many players, guests and overseas players and no more', () => {
  const squad = [
    player('Ana', { kind: 'guest' }),
    player('Bo', { kind: 'guest' }),
    player('Cy', { kind: 'overseas' }),
  ]

  expect(said(squad, { most: 3, mostGuests: 2, mostOverseas: 1 })).toEqual([])
  expect(said(squad, { most: 2, mostGuests: 1, mostOverseas: 0 })).toEqual([
    'size -',
    'guests -',
    'overseas -',
  ])
})

test('registration counts on its last day and not after it', () => {
  const squad = [
    player('In time', { registeredOn: '2026-05-31' }),
    player('Late', { registeredOn: '2026-06-01' }),
    player('Nobody knows'),
  ]

  expect(said(squad, { registeredBy: '2026-05-31' })).toEqual([
    'registration Late',
    'registration Nobody knows?',
  ])
})
