import * as clubs from '#calls/clubs.ts'
import * as places from '#calls/places.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type GuestStanding = OutputOf<typeof clubs.guestStanding>['data']
export type GuestOffer = GuestStanding['offers'][number]
export type NewWish = InputOf<typeof clubs.saveGuestWish>

export const showGuestStanding = () => send(clubs.guestStanding)

export const saveGuestWish = (wish: NewWish) => send(clubs.saveGuestWish, wish)

export const withdrawGuestWish = () => send(clubs.withdrawGuestWish)

export const takeGuestPlace = (asked: InputOf<typeof clubs.takeGuestPlace>) =>
  send(clubs.takeGuestPlace, asked)

/** The largest cities of a country that begin so. */
export async function findCities(country: string, keywords: string): Promise<string[] | undefined> {
  const told = await send(places.cities, { country_id: country, keywords, size: 8 })
  return told.ok ? [...new Set(told.data.data.map(({ name }) => name))] : undefined
}
