import type { z } from 'zod'
import type { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { dayLater } from './calendar.ts'
import { roundRobin } from './round-robin.ts'

/** Whose owner runs the draft of a tournament. */
export const SAMPLE_ORGANISER = 'Harbour Cricket Association'

export const sampleEntries = [
  'Keamari Docks CC',
  'Lyari Athletic CC',
  'Manora Lights CC',
  'Gulbai Mills CC',
  'Hub River CC',
  'Indus Gymkhana',
] as const

const grounds = ['Mills Ground', 'Hub River Ground', 'Seaview Park'] as const

const AHEAD_DAYS = 14
const WEEK_DAYS = 7
const STARTS = '10:00'

/** When a round begins: the first on a Sunday two weeks ahead or a little more, the others each a week later. */
function startOf(now: string, round: number): string {
  const weekday = new Date(dayLater(now, AHEAD_DAYS, STARTS)).getUTCDay()
  const untilSunday = (WEEK_DAYS - weekday) % WEEK_DAYS
  return dayLater(now, AHEAD_DAYS + untilSunday + round * WEEK_DAYS, STARTS)
}

/** Two points a win; who is level is told by wins, by net run rate and by the matches between them. */
export const samplePoints: z.input<typeof TournamentFields>['points'] = {
  points: { won: 2, lost: 0, tied: 1, drawn: 1, 'no result': 1 },
  bonuses: [],
  mostBonus: null,
  awardedRate: 'loser charged',
  order: ['points', 'wins', 'net run rate', { headToHead: ['points', 'net run rate'] }],
}

/** A league of the coming weeks, still a draft. */
export const sampleTournament = (now: string): z.input<typeof TournamentFields> => ({
  name: 'Harbour Twenty20 Shield',
  about: 'Six clubs, one round, and a final between the first two. Played in white.',
  city: 'Karachi',
  grounds: [...grounds],
  startsOn: startOf(now, 0).slice(0, 10),
  endsOn: startOf(now, sampleEntries.length - 1).slice(0, 10),
  gender: 'male',
  ageGroup: '',
  ballType: 'leather',
  organiser: SAMPLE_ORGANISER,
  email: '',
  phone: '',
  conditions: { format: 't20' },
  points: samplePoints,
  qualifiers: 2,
})

/** Each pair once: by number, the names of both sides, when and where. */
export const sampleLeague = (now: string) =>
  roundRobin(sampleEntries).flatMap((pairs, round) =>
    pairs.map(([home, away], at) => ({
      number: round * grounds.length + at + 1,
      home,
      away,
      startsAt: startOf(now, round),
      ground: grounds[at] ?? '',
    })),
  )
