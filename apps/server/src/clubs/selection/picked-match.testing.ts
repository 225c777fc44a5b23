import { randomUUID } from 'node:crypto'
import { aTeam, type Client } from '../clubs.testing.ts'

const DAY_MS = 86_400_000

type Picked = { readonly playing: readonly string[]; readonly reserve: readonly string[] }

/** A match in two days whose sheet is published, with these players. */
export async function aPickedMatch(client: Client, organisationId: string, picked: Picked) {
  const { teamId } = await aTeam(client, organisationId)
  const day = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)
  const { data: entry } = await client.clubs.addEntry({
    organisationId,
    idempotencyKey: randomUUID(),
    fields: {
      kind: 'match',
      teamId,
      opponent: 'Lyari',
      place: '',
      note: '',
      startsAt: `${day}T08:00:00Z`,
      endsAt: `${day}T12:00:00Z`,
      askDays: null,
    },
  })
  const of = { organisationId, entryId: entry.id, day }
  for (const as of ['playing', 'reserve'] as const) {
    for (const playerId of picked[as]) {
      await client.clubs.pick({ organisationId, day, playerId, from: null, to: entry.id, as })
    }
  }
  await client.clubs.publishSheet({ ...of, isPublic: false })
  return of
}
