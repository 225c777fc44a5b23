import { randomUUID } from 'node:crypto'
import type { aClubWith } from './fees.testing.ts'

type Club = Awaited<ReturnType<typeof aClubWith>>
const DAY_MS = 86_400_000

/** A match in two days, with these players picked. */
export async function aPickedMatch(club: Club, names: readonly string[]) {
  const { client, organisationId, playerOf } = club
  const { data: made } = await client.clubs.createTeam({
    organisationId,
    fields: { name: `1st XI ${randomUUID()}`, shortName: null, gender: 'mixed' },
    idempotencyKey: randomUUID(),
  })
  const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
  const { data: entry } = await client.clubs.addEntry({
    organisationId,
    idempotencyKey: randomUUID(),
    fields: {
      kind: 'match',
      teamId: made.team.id,
      opponent: 'Lyari',
      place: '',
      note: '',
      startsAt: `${day}T08:00:00Z`,
      endsAt: `${day}T12:00:00Z`,
      askDays: null,
    },
  })
  const of = { organisationId, entryId: entry.id }
  const pick = (name: string, more: { from?: string | null; as?: 'reserve' } = {}) =>
    client.clubs.pick({
      organisationId,
      day,
      playerId: playerOf(name),
      from: null,
      to: entry.id,
      ...more,
    })
  for (const name of names) await pick(name)
  const publish = () => client.clubs.publishSheet({ ...of, day, isPublic: false })
  return { ...of, day, pick, publish }
}
