import { expect, test } from 'vitest'
import { emptyDraft, newMatchOf, problemsIn, problemsTold } from './new-match-form.ts'

const filled = {
  ...emptyDraft,
  firstName: ' Lions ',
  first: '7 Sana (c)\n\n  Nida  \n',
  secondName: 'Tigers',
  second: 'Ayesha\nFatima',
}

test('an empty form says what is missing', () => {
  expect(Object.keys(problemsIn(emptyDraft))).toEqual([
    'firstName',
    'first',
    'secondName',
    'second',
  ])
})

test('a filled form is sent without empty lines and spaces around', () => {
  expect(problemsIn(filled)).toEqual({})
  expect(newMatchOf(filled, 'key')).toEqual({
    idempotencyKey: 'key',
    teams: [
      { name: 'Lions', players: ['7 Sana (c)', 'Nida'] },
      { name: 'Tigers', players: ['Ayesha', 'Fatima'] },
    ],
    conditions: { format: 't20' },
    visibility: 'public',
  })
})

test('a team that was named by its id is sent by that', () => {
  expect(newMatchOf({ ...filled, firstId: 'a-team' }, 'key').teams[0]).toEqual({
    id: 'a-team',
    players: ['7 Sana (c)', 'Nida'],
  })
})

test('both teams may be named by their ids, and the name then stays out', () => {
  const { teams } = newMatchOf({ ...filled, firstId: 'a-team', secondId: 'another' }, 'key')

  expect(teams.map((team) => Object.keys(team))).toEqual([
    ['id', 'players'],
    ['id', 'players'],
  ])
})

test('a ground that is known is named by its id', () => {
  const named = { ...filled, ground: ' Iqbal Park ' }

  expect(newMatchOf(named, 'key').ground).toEqual({ name: 'Iqbal Park' })
  expect(newMatchOf({ ...named, groundId: 'g1' }, 'key').ground).toEqual({ id: 'g1' })
})

test('a start, officials and a toss are sent where they are filled in', () => {
  const more = { startsAt: '2027-06-05T14:30', umpires: 'Aleem Dar\n\n Asad Rauf ', scorer: 'Hina' }

  expect(newMatchOf({ ...filled, ...more, toss: 'other-fields' }, 'key')).toMatchObject({
    startsAt: new Date(2027, 5, 5, 14, 30).toISOString(),
    officials: [
      { role: 'umpire', name: 'Aleem Dar' },
      { role: 'umpire', name: 'Asad Rauf' },
      { role: 'scorer', name: 'Hina' },
    ],
    toss: { winner: 1, decision: 'field' },
  })
  expect(problemsIn({ ...filled, startsAt: '2027-06-05' })).toHaveProperty('startsAt')
  expect(problemsIn({ ...filled, umpires: 'A\nB\nC\nD\nE' })).toHaveProperty('umpires')
})

test('another number of overs has to be one', () => {
  const limited = { ...filled, format: 'limited' as const }

  expect(problemsIn({ ...limited, overs: '' })).toHaveProperty('overs')
  expect(problemsIn({ ...limited, overs: '1.5' })).toHaveProperty('overs')
  expect(newMatchOf({ ...limited, overs: '8' }, 'key').conditions).toEqual({
    format: 'limited',
    overs: 8,
  })
})

test('reviews are sent where there are any', () => {
  expect(newMatchOf({ ...filled, reviews: '2' }, 'key').conditions).toEqual({
    format: 't20',
    reviews: 2,
  })
})

test('what the server says of a player names the line', () => {
  const errors = [
    { path: 'teams.0.players.1', message: 'That player is named twice.' },
    { path: 'teams.1', message: 'A team does not play against itself.' },
  ]

  expect(problemsTold(errors, filled)).toEqual({
    first: 'Nida: That player is named twice.',
    secondName: 'A team does not play against itself.',
  })
})
