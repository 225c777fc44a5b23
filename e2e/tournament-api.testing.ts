import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Api } from './club.testing.ts'

const Console = z.object({
  tournament: z.object({ id: z.string() }),
  entries: z.array(z.object({ id: z.string(), team: z.object({ id: z.string() }) })),
})

const Programme = z.object({ draftsBasis: z.string() })

/** The instant of 10:00 on a day in Karachi. */
const MORNING = 'T05:00:00Z'

type Cup = {
  readonly name: string
  /** Names of new teams, or teams that there are. */
  readonly teams: readonly (string | { readonly id: string })[]
  readonly days: readonly string[]
}

/** A public tournament in which the first two teams meet on these days; answers its id. */
export async function makeCup(api: Api, { name, teams, days }: Cup) {
  const made = Console.parse(
    await api('manage/tournaments', 'POST', {
      idempotencyKey: randomUUID(),
      organisationId: null,
      fields: {
        name,
        about: '',
        city: 'Lahore',
        grounds: ['Canal Oval'],
        startsOn: days[0],
        endsOn: days.at(-1),
        gender: 'male',
        ageGroup: '',
        ballType: 'leather',
        organiser: 'Canal Cricket',
        email: 'cup@example.org',
        phone: '+92 42 1234567',
        conditions: { format: 't20' },
        points: {
          points: { won: 2, lost: 0, tied: 1, drawn: 1, 'no result': 1 },
          bonuses: [],
          mostBonus: null,
          awardedRate: 'loser charged',
          order: ['points', 'wins', 'net run rate'],
        },
        qualifiers: 2,
      },
    }),
  )
  const tournamentId = made.tournament.id
  const home = `manage/tournaments/${tournamentId}`
  const { entries } = Console.parse(
    await api(`${home}/entries`, 'POST', {
      teams: teams.map((team) => ({
        entryId: randomUUID(),
        team: typeof team === 'string' ? { name: team } : team,
      })),
    }),
  )
  for (const day of days) {
    await api(`${home}/fixtures/${randomUUID()}`, 'PUT', {
      teams: entries.slice(0, 2).map(({ team }) => team.id),
      startsAt: `${day}${MORNING}`,
      ground: 'Canal Oval',
    })
  }
  const { draftsBasis: basis } = Programme.parse(await api(`${home}/fixtures`, 'GET'))
  await api(`${home}/fixtures/publish`, 'POST', { basis })
  return { tournamentId, entries }
}
