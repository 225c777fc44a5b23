import {
  GUEST_CONSENT_NEEDED,
  GUEST_IS_MEMBER,
  GUEST_NAME_TAKEN,
  GUEST_OFFER_NOT_FOUND,
  GUEST_OFFER_OVER,
  GUEST_PLACES_FULL,
  GUEST_UNDER_AGE,
} from '@pavilion/contract/clubs/guest-refusals.ts'
import type { GuestStanding } from '@pavilion/contract/clubs/guest-fields.ts'
import type { AppContext } from '#app-context.ts'
import { brokeReference } from '#db/broke-rule.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { organisationRef, teamRef } from '#records/references.queries.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { keepAnswer } from '../calendar/availability.queries.ts'
import { guestPlaceTaken } from '../club-events.ts'
import { limits } from '../limits.ts'
import { dropOut } from '../selection/drop-out.ts'
import { findSelectors } from '../selection/publish.queries.ts'
import { lockClub } from '../team.queries.ts'
import { findHeld, findOfferingClub, findOfferTo, keepGuest, takePlace } from './place.queries.ts'
import { findOffers } from './standing.queries.ts'
import { findWish, forgetWish, isMinor, keepWish } from './wish.queries.ts'

type App = Pick<AppContext, 'db' | 'now'>

async function standingOf({ db, now }: App, accountId: string): Promise<GuestStanding> {
  const [wish, offers] = await Promise.all([
    findWish(db, accountId),
    findOffers(db, accountId, now()),
  ])
  return {
    wish: wish ?? null,
    offers: offers.map(({ team, organisation, ...offer }) => ({
      ...offer,
      team: team === null ? null : teamRef(team),
      organisation: organisationRef(organisation),
    })),
  }
}

export const showGuestStanding = os.clubs.guestStanding.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  return success('Playing as a guest', await standingOf(context.app, accountId))
})

export const saveGuestWish = os.clubs.saveGuestWish.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await spendTries(context, [[limits.guestWishByAccount, accountId]])
  const { isAdult: _, ...wish } = input
  await refuseMinor(app.db, accountId, app.now())
  await keepWish(app.db, { ...wish, accountId, now: app.now() }).catch((error: unknown) => {
    if (!brokeReference(error, 'guest_consent_country_fkey')) throw error
    throw refuseField('country', 'Choose a country from the list')
  })
  return success('Saved', await standingOf(app, accountId))
})

export const withdrawGuestWish = os.clubs.withdrawGuestWish.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await forgetWish(app.db, accountId)
  return success('You will hear of no more guest places', await standingOf(app, accountId))
})

async function refuseMinor(db: Db, accountId: string, now: string): Promise<void> {
  if (await isMinor(db, accountId, now)) throw refuseCall('GUEST_UNDER_AGE', GUEST_UNDER_AGE)
}

type Asking = { readonly entryId: string; readonly accountId: string }

export const takeGuestPlace = os.clubs.takeGuestPlace.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  await spendTries(context, [[limits.answerByAccount, accountId]])
  const asking = { entryId: input.entryId, accountId }
  await app.db
    .transaction()
    .execute((db) => (input.takes ? take(app, db, asking) : giveBack(app, db, asking)))
  return success(
    input.takes ? 'The place is yours' : 'You have stepped back',
    await standingOf(app, accountId),
  )
})

/** Gives somebody a place that is free. Who has one keeps it. */
async function take(app: App, db: Db, { entryId, accountId }: Asking): Promise<void> {
  const now = app.now()
  const asking = { entryId, accountId, now }
  if ((await findWish(db, accountId)) === undefined) {
    throw refuseCall('GUEST_CONSENT_NEEDED', GUEST_CONSENT_NEEDED)
  }
  await refuseMinor(db, accountId, now)
  const organisationId = await findOfferingClub(db, entryId)
  if (organisationId !== undefined) await lockClub(db, organisationId)
  const offer = await findOfferTo(db, asking)
  if (organisationId === undefined || offer === undefined) {
    throw refuseCall('GUEST_OFFER_NOT_FOUND', GUEST_OFFER_NOT_FOUND)
  }
  if (offer.hasPlace) return
  if (offer.isInClub) throw refuseCall('GUEST_IS_MEMBER', GUEST_IS_MEMBER)
  if (offer.isOver) throw refuseCall('GUEST_OFFER_OVER', GUEST_OFFER_OVER)
  await seat(db, { ...asking, organisationId })
}

type Seating = Asking & { readonly organisationId: string; readonly now: string }

/** Makes somebody a guest of the club, available for the match, and tells those who select. */
async function seat(db: Db, { entryId, accountId, organisationId, now }: Seating): Promise<void> {
  const playerId = await keepGuest(db, { organisationId, accountId, now })
  if (playerId === undefined) throw refuseCall('GUEST_NAME_TAKEN', GUEST_NAME_TAKEN)
  if (!(await takePlace(db, { entryId, playerId, now }))) {
    throw refuseCall('GUEST_PLACES_FULL', GUEST_PLACES_FULL)
  }
  const answered = { answer: 'yes', note: '', isOver: false } as const
  await keepAnswer(db, { ...answered, entryId, playerId, organisationId, now })
  await record(db, {
    is: guestPlaceTaken,
    thingId: entryId,
    accountId,
    organisationId,
    data: { playerId, selectors: await findSelectors(db, organisationId) },
    at: now,
  })
}

/** Gives a place back before the match begins, as an answer that somebody cannot come. */
async function giveBack(app: AppContext, db: Db, { entryId, accountId }: Asking): Promise<void> {
  const now = app.now()
  const held = await findHeld(db, { entryId, accountId, now })
  if (held === undefined) return
  if (held.hasBegun) throw refuseCall('GUEST_OFFER_OVER', GUEST_OFFER_OVER)
  const { organisationId, playerId } = held
  const answered = { answer: 'no', note: '', isOver: false } as const
  await keepAnswer(db, { ...answered, entryId, playerId, organisationId, now })
  await dropOut(app, db, { organisationId, entryId, playerId, accountId })
}
