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
