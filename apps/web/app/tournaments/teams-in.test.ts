import type { Standing } from '@pavilion/contract/tournaments/tournament-calls.ts'
import { expect, test } from 'vitest'
import { chaseCard } from '#shared/card.testing.ts'
import { teamsIn } from './teams-in.ts'

const card = chaseCard()
const [markhors, rovers] = card.sides
const none = { details: null, standings: [], live: [], upcoming: [], results: [] }

const standing = (team: Standing['team'], row: Partial<Standing>): Standing => ({
  team,
  stage: null,
  group: null,
  played: 0,
  won: 0,
  lost: 0,
  tied: 0,
  drawn: 0,
  noResult: 0,
  points: 0,
  netRunRate: null,
  form: [],
  isPlaying: false,
  hasWithdrawn: false,
  adjustments: [],
  average: null,
  qualification: null,
  witness: [],
  ...row,
})

test('the sides of matches take part, by name, where nothing else is known', () => {
  const teams = teamsIn({ ...none, live: [{ ...card, sides: [rovers, markhors] }] })

  expect(teams.map(({ team }) => team.name)).toEqual(['Margalla Markhors', 'Ravi Rovers'])
  expect(teams[0]).toMatchObject({ isPlaying: true, record: null, next: undefined })
})

test('a team’s record is that of all its tables, and its group the first', () => {
  const [team] = teamsIn({
    ...none,
    standings: [
      standing(rovers, { stage: 'League', group: 'A', played: 5, won: 3, lost: 2 }),
      standing(rovers, { stage: 'Super Six', group: null, played: 3, won: 1, lost: 2 }),
    ],
  })

  expect(team).toMatchObject({ group: 'A', record: { played: 8, won: 4, lost: 4 } })
})

test('groups stand together, and the next match is the soonest', () => {
  const later = { ...card, startsOn: '2026-08-01' }
  const teams = teamsIn({
    ...none,
    standings: [standing(markhors, { group: 'B' }), standing(rovers, { group: 'A' })],
    upcoming: [card, later],
  })

  expect(teams.map(({ team }) => team.name)).toEqual(['Ravi Rovers', 'Margalla Markhors'])
  expect(teams[0]?.next?.startsOn).toBe(card.startsOn)
})
