import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { Day, Instant } from '../time.ts'
import { ENTRY_NOT_FOUND, ENTRY_OVER } from './club-refusals.ts'
import { GuestStanding, GuestWish } from './guest-fields.ts'
import {
  CLUB_WITHOUT_CITY,
  GUEST_CONSENT_NEEDED,
  GUEST_IS_MEMBER,
  GUEST_NAME_TAKEN,
  GUEST_OFFER_NOT_FOUND,
  GUEST_OFFER_OVER,
  GUEST_PLACES_FULL,
  GUEST_UNDER_AGE,
} from './guest-refusals.ts'
import { SelectionBoard } from './selection-fields.ts'

const tags = ['Clubs']
const guests = '/api/v1/organisations/{organisationId}/selection/guests' as const
const own = '/api/v1/my-cricket/guest' as const
const ofMatch = z.strictObject({ organisationId: OrganisationId, day: Day, entryId: z.uuid() })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND, ENTRY_NOT_FOUND, ENTRY_OVER }

/** Calls about guests: people of no club, or of another, who help out a side that is short of players. */
export const clubGuestCalls = {
  guestStanding: oc
    .route({
      method: 'GET',
      path: own,
      summary: 'Where the caller would play as a guest, and the places that clubs offer there',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(GuestStanding)),

  saveGuestWish: oc
    .route({
      method: 'PUT',
      path: own,
      summary: 'Says that the caller, who is 18 or older, would play as a guest, where and as what',
      tags,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES, GUEST_UNDER_AGE })
    .input(GuestWish.extend({ isAdult: z.literal(true) }))
    .output(envelope(GuestStanding)),

  withdrawGuestWish: oc
    .route({
      method: 'DELETE',
      path: own,
      summary: 'The caller is told of no more guest places; those taken stay taken',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(GuestStanding)),

  takeGuestPlace: oc
    .route({
      method: 'POST',
      path: `${own}/places`,
      summary: 'Takes a guest place in a match, or gives it back before the match begins',
      description: 'A caller has one place in a match: to ask again changes nothing.',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      TOO_MANY_TRIES,
      GUEST_CONSENT_NEEDED,
      GUEST_UNDER_AGE,
      GUEST_OFFER_NOT_FOUND,
      GUEST_OFFER_OVER,
      GUEST_PLACES_FULL,
      GUEST_IS_MEMBER,
      GUEST_NAME_TAKEN,
    })
    .input(z.strictObject({ entryId: z.uuid(), takes: z.boolean() }))
    .output(envelope(GuestStanding)),

  offerGuestPlaces: oc
    .route({
      method: 'PUT',
      path: guests,
      summary:
        'Offers guest places in a match to people nearby who have agreed to be told, each of whom is told once; places that are taken stay taken',
      tags,
    })
    .errors({ ...refusals, TOO_MANY_TRIES, CLUB_WITHOUT_CITY })
    .input(
      ofMatch.extend({
        places: z.int().min(1).max(6),
        note: oneLine(0, 300),
        until: Instant,
      }),
    )
    .output(envelope(SelectionBoard)),

  closeGuestOffer: oc
    .route({
      method: 'POST',
      path: `${guests}/close`,
      summary: 'Ends an offer: no more guest places can be taken, and guests keep theirs',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(ofMatch)
    .output(envelope(SelectionBoard)),
}
