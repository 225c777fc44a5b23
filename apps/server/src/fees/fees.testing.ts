import { randomUUID } from 'node:crypto'
import { minorUnits } from '@pavilion/contract/money.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import type { AppContext } from '#app-context.ts'

/** A club that somebody has just made, with players of these names, and a fee. */
export async function aClubWith(app: AppContext, names: readonly string[]) {
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
  const organisationId = data.organisation.id
  const { data: roster } = await client.clubs.addPlayers({ organisationId, text: names.join('\n') })
  const playerOf = (name: string) => roster.players.find((one) => one.name === name)?.id ?? ''
  return {
    client,
    accountId,
    organisationId,
    playerOf,
    playerIds: roster.players.map(({ id }) => id),
  }
}

type Club = Awaited<ReturnType<typeof aClubWith>>

export const subscription = {
  kind: 'subscription' as const,
  name: 'Subscription 2026',
  amount: minorUnits(100_00),
  concession: null as MinorUnits | null,
  family: null as MinorUnits | null,
  instalments: 1,
}

/** A fee of the club; answers its id. */
export async function aFee(
  { client, organisationId }: Club,
  fields: Partial<typeof subscription> | { readonly kind: 'match'; readonly name: string } = {},
) {
  const { data } = await client.fees.createProduct({
    organisationId,
    fields: { ...subscription, ...fields },
    idempotencyKey: randomUUID(),
  })
  const name = fields.name ?? subscription.name
  return data.products.find((one) => one.name === name)?.id ?? ''
}

/** Somebody with an account takes over a player, or looks after a child; answers the client. */
export async function takeOver(app: AppContext, club: Club, playerId: string) {
  const accountId = await someone(app)
  return { person: await takeOverBy(app, club, { playerId, accountId }), accountId }
}

type Taking = { readonly playerId: string; readonly accountId: string }

/** As `takeOver`, by an account that there is. */
export async function takeOverBy(
  app: AppContext,
  { client, organisationId }: Club,
  { playerId, accountId }: Taking,
) {
  const { data } = await client.clubs.offerClaim({ organisationId, playerId })
  const person = await clientAs(app, accountId)
  await person.clubs.claim({ token: data.path.split('token=')[1] ?? '' })
  return person
}

/** What each player owes, by name. */
export async function owed({ client, organisationId }: Club) {
  const { data } = await client.fees.book({ organisationId })
  return Object.fromEntries(data.members.map(({ name, balance }) => [name, balance]))
}

type Cash = {
  readonly playerId: string
  readonly amount: number
  readonly idempotencyKey?: string
}

export const pay = (
  { client, organisationId }: Club,
  { idempotencyKey = randomUUID(), playerId, amount }: Cash,
) =>
  client.fees.enterPayment({
    organisationId,
    playerId,
    amount: minorUnits(amount),
    method: 'cash',
    paidOn: '2026-05-02',
    note: '',
    idempotencyKey,
  })
