import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { MatchCard as Card } from '@pavilion/contract/matches/match-card.ts'
import { expect, test } from 'vitest'
import { matchHead, sportsEvent } from './head.ts'
import { tabOf } from './match-tabs.ts'
import { scoreTitle } from './score-title.ts'

const id = '01980000-0000-7000-8000-000000000001'
const isSample = true

const chase = Card.parse({
  id,
  slug: 'margalla-markhors-v-ravi-rovers',
  seq: 261,
  status: 'live',
  format: 'T20',
  formatName: 'T20',
  ballsPerOver: 6,
  oversPerEnd: 1,
  gender: 'male',
  season: '2026',
  matchNumber: '23',
  stage: null,
  group: null,
  startsOn: '2026-07-23',
  endsOn: '2026-07-23',
  startsAt: '2026-07-23T14:00:00Z',
  tournament: { id, name: 'Monsoon Cup', season: '2026', slug: 'monsoon-cup', isSample },
  ground: {
    id,
    name: 'Canal View Oval',
    city: 'Lahore',
    timeZone: 'Asia/Karachi',
    slug: 'canal-view-oval',
    isSample,
  },
  sides: [
    {
      id,
      name: 'Margalla Markhors',
      shortName: null,
      slug: 'margalla-markhors',
      badge: null,
      isSample,
    },
    { id, name: 'Ravi Rovers', shortName: null, slug: 'ravi-rovers', badge: null, isSample },
  ],
  innings: [
    {
      side: 0,
      runs: 187,
      wickets: 6,
      overs: '20',
      balls: 120,
      allOut: false,
      declared: false,
      forfeited: false,
      superOver: false,
    },
    {
      side: 1,
      runs: 142,
      wickets: 4,
      overs: '15.2',
      balls: 92,
      allOut: false,
      declared: false,
      forfeited: false,
      superOver: false,
    },
  ],
  batting: 1,
  winner: null,
  sentence: 'Need 46 from 28 balls',
  seam: 'W1.',
  ballsAllotted: 120,
  watchers: 0,
  isSample,
})

const where = { locale: 'en-GB', origin: 'https://cricket.example', tab: tabOf('/scorecard') }

test('the title of a live match is its score and what is needed', () => {
  expect(scoreTitle(chase, 'en-GB')).toBe('Ravi Rovers 142/4, need 46 from 28 balls')
})

test('the title of a first innings is its score, whoever won the toss', () => {
  const first: MatchCard = { ...chase, sentence: 'Ravi Rovers won the toss and chose to bat' }
  const lead: MatchCard = { ...chase, sentence: 'Ravi Rovers lead by 34 runs' }

  expect(scoreTitle(first, 'en-GB')).toBe('Ravi Rovers 142/4')
  expect(scoreTitle(lead, 'en-GB')).toBe('Ravi Rovers 142/4, Ravi Rovers lead by 34 runs')
})

test('the title of a match to come is its day, and of a finished one its result', () => {
  const toCome: MatchCard = { ...chase, status: 'upcoming', innings: [], batting: null }
  const over: MatchCard = {
    ...chase,
    status: 'complete',
    batting: null,
    sentence: 'Ravi Rovers won by 5 wickets',
  }

  expect(scoreTitle(toCome, 'en-GB')).toBe('Margalla Markhors v Ravi Rovers, Thu 23 July 2026')
  expect(scoreTitle(over, 'en-GB')).toBe(
    'Margalla Markhors v Ravi Rovers: Ravi Rovers won by 5 wickets',
  )
})

test('each tab is an address of its own', () => {
  expect(matchHead(chase, where).path).toBe(
    `/match-central/matches/${id}/margalla-markhors-v-ravi-rovers/scorecard`,
  )
  expect(tabOf(`/match-central/matches/${id}/scorecard-kings-v-charts-xi`).path).toBe('')
})

test('a new score is a new picture', () => {
  expect(matchHead(chase, where).picture).toBe(`/matches/${id}/261/card.png`)
})

test('programs are told the sides, the place and the day', () => {
  const event = sportsEvent(chase, { url: 'https://cricket.example/m', image: '' })

  expect(event).toMatchObject({
    '@type': 'SportsEvent',
    startDate: '2026-07-23T14:00:00Z',
    location: { name: 'Canal View Oval', address: 'Lahore' },
    superEvent: { name: 'Monsoon Cup' },
  })
})

test('a match of one day with a time of its own is not said to end at the midnight before', () => {
  const event = (endsOn: string, startsAt: string | null) =>
    sportsEvent({ ...chase, endsOn, startsAt }, { url: '', image: '' })

  expect(event('2026-07-23', '2026-07-23T14:00:00Z')).not.toHaveProperty('endDate')
  expect(event('2026-07-27', '2026-07-23T05:00:00Z').endDate).toBe('2026-07-27')
  expect(event('2026-07-23', null)).toMatchObject({
    startDate: '2026-07-23',
    endDate: '2026-07-23',
  })
})
