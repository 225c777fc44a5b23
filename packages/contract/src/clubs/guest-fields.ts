import { z } from 'zod'
import { CountryId } from '../accounts/account-fields.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { PlayingRole } from '../people/playing-style.ts'
import { OrganisationRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import { Planned } from './calendar-fields.ts'

/** Where, as what and from when somebody would play as a guest. */
export const GuestWish = z.strictObject({
  country: CountryId,
  city: oneLine(1, 80),
  role: PlayingRole,
  fromDay: Day,
})
export type GuestWish = z.infer<typeof GuestWish>

/** A match in which a club offers places to guests. */
export const GuestOffer = Planned.extend({
  organisation: OrganisationRef,
  offerNote: z.string(),
  /** Until when places can be taken. */
  until: Instant,
  /** The place is the caller’s; all are taken; it is too late or was closed. */
  state: z.enum(['open', 'yours', 'full', 'over']),
})
export type GuestOffer = z.infer<typeof GuestOffer>

export const GuestStanding = z.object({
  /** Null: the caller plays for no club as a guest, and is not told of any. */
  wish: GuestWish.nullable(),
  /** Of matches to come: those near the caller that are open, those that the caller was told of or has a place in; the soonest first. */
  offers: z.array(GuestOffer),
})
export type GuestStanding = z.infer<typeof GuestStanding>

/** What those who select see of an offer. */
export const OfferedPlaces = z.object({
  places: z.int(),
  taken: z.int(),
  note: z.string(),
  until: Instant,
  /** Places can be taken. */
  isOpen: z.boolean(),
  /** How many people nearby were told. */
  told: z.int(),
})
