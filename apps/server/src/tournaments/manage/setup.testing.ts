import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'

type Fields = z.input<typeof TournamentFields>

/** A village cup of a summer, by the rules of the ICC's events. */
export const villageCup: Fields = {
  name: 'Village Cup',
  about: 'Eight villages, one cup.',
  city: 'Lahore',
  grounds: ['Canal Oval', 'Fort Road'],
  startsOn: '2026-12-05',
  endsOn: '2027-01-31',
  gender: 'male',
  ageGroup: '',
  ballType: 'leather',
  organiser: 'Ravi Wanderers',
  email: 'cup@example.org',
  phone: '+92 42 1234567',
  conditions: { format: 't20' },
  points: {
    points: { won: 2, lost: 0, tied: 1, drawn: 1, 'no result': 1 },
    bonuses: [],
    mostBonus: null,
    awardedRate: 'loser charged',
    order: ['points', 'wins', 'net run rate', { headToHead: ['points', 'net run rate'] }],
  },
  qualifiers: 2,
}

/** As many entries of new clubs, to be sent. */
export const newTeams = (names: readonly string[]) =>
  names.map((name) => ({ entryId: randomUUID(), team: { name } }))
