import { ENTRY_OVER } from '@pavilion/contract/clubs/club-refusals.ts'
import { CLUB_WITHOUT_CITY } from '@pavilion/contract/clubs/guest-refusals.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { guestPlacesOffered } from '../club-events.ts'
import { clubOf } from '../club.ts'
import { limits } from '../limits.ts'
import type { EntryOf } from '../selection/pick.queries.ts'
import { boardOf, matchToPick } from '../selection/selection.ts'
import { lockClub } from '../team.queries.ts'
import { closeOffer, findOfferable, keepOffer, noteTold } from './offer.queries.ts'

type Offering = EntryOf & {
  readonly places: number
  readonly note: string
  readonly until: string
  readonly accountId: string
  readonly now: string
}

export const offerGuestPlaces = os.clubs.offerGuestPlaces.handler(async ({ input, context }) => {
  const { organisationId } = input
  const club = await clubOf(context, organisationId)
  const { app } = context
  const { accountId } = club.actor
  await spendTries(context, [
    [limits.guestOfferByAccount, accountId],
    [limits.guestOfferByClub, organisationId],
  ])
  const offering = { ...input, accountId, now: app.now() }
  await app.db.transaction().execute((db) => offer(db, offering))
  return success('Guest places offered', await boardOf(context, club, input.day))
})

/** Offers the places, and tells those nearby who were not told before. */
async function offer(db: Db, offering: Offering): Promise<void> {
  const { organisationId, entryId, accountId, now } = offering
  await lockClub(db, organisationId)
  await matchToPick(db, offering, now)
  await refuseOffer(db, offering)
  await keepOffer(db, offering)
  await recordForMany(db, {
    is: guestPlacesOffered,
    thingId: entryId,
    accountId,
    organisationId,
    concerns: await noteTold(db, entryId, now),
    dataOf: (accountIds) => ({ accountIds }),
    at: now,
  })
}

async function refuseOffer(db: Db, { entryId, until, now }: Offering): Promise<void> {
  const match = await findOfferable(db, entryId)
  if (match === undefined || isLater(now, match.startsAt)) {
    throw refuseCall('ENTRY_OVER', ENTRY_OVER)
  }
  if (!match.hasCity) throw refuseCall('CLUB_WITHOUT_CITY', CLUB_WITHOUT_CITY)
  if (isLater(now, until)) throw refuseField('until', 'Choose a later time.')
  if (isLater(until, match.startsAt))
    throw refuseField('until', 'Choose a time before the match begins.')
}

const isLater = (one: string, other: string): boolean => Date.parse(one) > Date.parse(other)

export const closeGuestOffer = os.clubs.closeGuestOffer.handler(async ({ input, context }) => {
  const club = await clubOf(context, input.organisationId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockClub(db, input.organisationId)
    await matchToPick(db, input, app.now())
    await closeOffer(db, input.entryId, app.now())
  })
  return success('Offer closed', await boardOf(context, club, input.day))
})
