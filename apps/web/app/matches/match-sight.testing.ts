import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { MatchCard as Card } from '@pavilion/contract/matches/match-card.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { play } from '@pavilion/cricket/fold/play.testing.ts'
import { viewOf } from '@pavilion/cricket/views/view.ts'
import type { MatchView } from '@pavilion/cricket/views/view.ts'

const id = '01980000-0000-7000-8000-000000000001'
const side = (name: string, slug: string) => ({
  id,
  name,
  shortName: null,
  slug,
  badge: null,
  isSample: true,
})

/** Homes v Aways at the Canal View Oval, before the first ball. */
export const cardOfTest: MatchCard = Card.parse({
  id,
  slug: 'homes-v-aways',
  seq: 0,
  status: 'live',
  format: 't20',
  formatName: 'T20',
  ballsPerOver: 6,
  oversPerEnd: 1,
  gender: 'female',
  season: '2026',
  matchNumber: '23',
  stage: null,
  group: null,
  startsOn: '2026-07-23',
  endsOn: '2026-07-23',
  startsAt: '2026-07-23T14:00:00Z',
  tournament: { id, name: 'Monsoon Cup', season: '2026', slug: 'monsoon-cup', isSample: true },
  ground: {
    id,
    name: 'Canal View Oval',
    city: 'Lahore',
    timeZone: 'Asia/Karachi',
    slug: 'canal-view-oval',
    isSample: true,
  },
  sides: [side('Homes', 'homes'), side('Aways', 'aways')],
  innings: [],
  batting: null,
  winner: null,
  sentence: '',
  seam: '',
  ballsAllotted: 120,
  watchers: 0,
  isSample: true,
})

/** A match in scorer's shorthand: "h: . 1 4 Wb", "a: …", "h super: …". */
export const viewed = (conditions: PlayingConditions, ...innings: readonly string[]): MatchView =>
  viewOf(play(conditions, ...innings))

export const times = (count: number, balls: string): string => Array(count).fill(balls).join(' ')
