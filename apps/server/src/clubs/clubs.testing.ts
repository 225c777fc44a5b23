import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/server'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import type { AppContext } from '#app-context.ts'

export type Client = Awaited<ReturnType<typeof clientAs>>

/** A club that somebody has just made, and its owner. */
export async function aClub(app: AppContext) {
  const accountId = await someone(app)
  const client = await clientAs(app, accountId)
  const { data } = await client.organisations.create({
    kind: 'club',
    name: `Ravi Wanderers ${randomUUID()}`,
    country: 'PK',
    city: 'Lahore',
    about: '',
    website: '',
    email: '',
    phone: '',
    idempotencyKey: randomUUID(),
  })
  return { client, accountId, organisationId: data.organisation.id }
}

export async function aTeam(client: Client, organisationId: string, name = '1st XI') {
  const { data } = await client.clubs.createTeam({
    organisationId,
    fields: { name: `${name} ${randomUUID()}`, shortName: null, gender: 'mixed' },
    idempotencyKey: randomUUID(),
  })
  return { organisationId, teamId: data.team.id, season: '2026' }
}

/** The code with which a call was refused; undefined when it was not. */
export const refusal = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ORPCError) return String(error.code)
      throw error
    },
  )
