import type { EntryFeeTerms } from '@pavilion/contract/tournaments/entry-fee-fields.ts'
import {
  STALE_TOURNAMENT,
  TOURNAMENT_NOT_FOUND,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall, refuseField } from '#http/refuse-call.ts'
import { currencyOf } from '#places/places.ts'
import { managedNow, refOf, tournamentOfManager } from '../manage/managed-tournament.ts'
import { findSetup, lockSetup, type SetupRow } from '../manage/setup.queries.ts'
import { feeOf } from './dues.ts'
import { updateTerms } from './payment.queries.ts'

const CHANGED = 'Somebody changed the entry fee meanwhile. Look at it again.'

type Asking = Pick<SetupRow, 'currency' | 'entryFee' | 'entryRefundUntil'>

const instantOf = (instant: string | null) => (instant === null ? null : Date.parse(instant))

/** Whether these are the terms on which teams enter now. */
export function asksFor(setup: Asking, terms: EntryFeeTerms | null): boolean {
  if (terms === null || setup.entryFee === null) return terms === null && setup.entryFee === null
  return (
    setup.entryFee === terms.amount &&
    setup.currency === terms.currency &&
    instantOf(setup.entryRefundUntil) === instantOf(terms.refundUntil)
  )
}

/** A time that has passed already may stay, while something else of the fee changes. */
function refuseTerms(setup: Asking, { currency, refundUntil }: EntryFeeTerms, now: string): void {
  if (currency !== setup.currency) {
    throw refuseField('fee.currency', `This tournament’s currency is ${setup.currency}.`)
  }
  const isKept = instantOf(refundUntil) === instantOf(setup.entryRefundUntil)
  if (refundUntil !== null && !isKept && Date.parse(refundUntil) <= Date.parse(now)) {
    throw refuseField('fee.refundUntil', 'That time has passed. Choose a later one.')
  }
}

export const setEntryFee = os.tournaments.setEntryFee.handler(async ({ input, context }) => {
  const { tournamentId, from, fee } = input
  const { actor } = await tournamentOfManager(context, tournamentId)
  const { app } = context
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const setup = await findSetup(db, tournamentId)
    if (setup === undefined) throw refuseCall('TOURNAMENT_NOT_FOUND', TOURNAMENT_NOT_FOUND)
    if (asksFor(setup, fee)) return
    if (fee !== null) refuseTerms(setup, fee, app.now())
    if (!asksFor(setup, from)) {
      throw refuseCall('STALE_TOURNAMENT', { ...STALE_TOURNAMENT, message: CHANGED })
    }
    await updateTerms(db, tournamentId, fee)
  })
  const message = fee === null ? 'Entry is free' : 'Entry fee saved'
  return success(message, await managedNow(app, actor, tournamentId))
})

export const showEntryTerms = os.tournaments.entryTerms.handler(
  async ({ input, context: { app }, errors }) => {
    const setup = await findSetup(app.db, input.tournamentId)
    if (setup === undefined || !setup.isPublished) throw errors.TOURNAMENT_NOT_FOUND()
    const { entryIsOpen, entryPin, entryDeadline: deadline, timeZone } = setup
    return success(setup.fields.name, {
      tournament: refOf(setup),
      needsPin: !entryIsOpen || entryPin !== null,
      isOpen: entryIsOpen && (deadline === null || deadline > app.now()),
      deadline,
      timeZone,
      fee: feeOf(setup, await currencyOf(app.db, setup.currency)),
    })
  },
)
