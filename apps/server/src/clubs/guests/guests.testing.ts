import { randomUUID } from 'node:crypto'
import type { AppContext } from '#app-context.ts'
import { clientAs, someone } from '#app/access-walk/people.testing.ts'
import { after } from '#security/instants.ts'
import type { Client } from '../clubs.testing.ts'
import { aWeekend } from '../selection/selection.testing.ts'

/** A club in a city of its own, short of players in three days. */
export async function aShortSide(app: AppContext) {
  const weekend = await aWeekend(app)
  const city = `Kasur ${randomUUID()}`
  await app.pool.query('update organisation set city = $2 where id = $1', [
    weekend.organisationId,
    city,
  ])
  return { ...weekend, city }
}

export type ShortSide = Awaited<ReturnType<typeof aShortSide>>

type Offer = { readonly places?: number; readonly note?: string; readonly until?: string }

/** Offers places, one until tomorrow unless told otherwise, and answers what the selection shows of them. */
export async function offer(side: ShortSide, more: Offer = {}) {
  const { app, client, organisationId, day, first } = side
  const until = after(app.now(), 86_400)
  const asked = { organisationId, day, entryId: first, places: 1, note: '', until, ...more }
  const { data } = await client.clubs.offerGuestPlaces(asked)
  return data.matches.find(({ id }) => id === first)?.guestPlaces
}

export const close = ({ client, organisationId, day, first }: ShortSide) =>
  client.clubs.closeGuestOffer({ organisationId, day, entryId: first })

export const wish = (city: string) => ({
  country: 'PK',
  city,
  role: 'keeper' as const,
  fromDay: '2026-01-01',
  isAdult: true as const,
})

/** Somebody with a name of their own. */
export async function aPerson(app: AppContext, name = `Sana-${randomUUID()}`) {
  const accountId = await someone(app)
  await app.pool.query(`update account set first_name = $2, last_name = 'Mir' where id = $1`, [
    accountId,
    name,
  ])
  return { accountId, client: await clientAs(app, accountId), name: `${name} Mir` }
}

/** Somebody who would play as a guest in the city of a club. */
export async function aGuest({ app, city }: ShortSide, name?: string) {
  const person = await aPerson(app, name)
  await person.client.clubs.saveGuestWish(wish(city))
  return person
}

export const take = (client: Client, { first }: ShortSide, takes = true) =>
  client.clubs.takeGuestPlace({ entryId: first, takes })

/** How the selection of the day shows its guests. */
export async function guestsOf({ client, organisationId, day }: ShortSide) {
  const { data } = await client.clubs.selection({ organisationId, day })
  return data.players.filter(({ guest }) => guest !== null)
}
