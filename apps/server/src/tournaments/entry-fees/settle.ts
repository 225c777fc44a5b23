import type {
  EntryFeeAnswer,
  EntryFeeStanding,
} from '@pavilion/contract/tournaments/entry-fee-fields.ts'
import {
  ENTRY_FEE_STANDS,
  ENTRY_NOT_FOUND,
  STALE_TOURNAMENT,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type EntryRow, findEntry } from '../manage/entries.queries.ts'
import { managedNow, tournamentOfManager } from '../manage/managed-tournament.ts'
import { lockSetup } from '../manage/setup.queries.ts'
import { entryFeeSettled } from '../tournament-events.ts'
import { standingOf } from './dues.ts'
import { endSettled, insertSettled } from './payment.queries.ts'
import { cancelWaiting, refundPaid } from './release.ts'

type By = { readonly accountId: string; readonly now: string }

const done = {
  paid: 'Payment recorded',
  waived: 'Fee waived',
  unpaid: 'The fee is unpaid again',
  refunded: 'Refunded',
} as const

const standing = {
  unpaid: 'it is unpaid',
  paid: 'it is paid',
  waived: 'it is waived',
  refunded: 'it is refunded',
  'not owed': 'it is no longer owed',
} as const satisfies Record<EntryFeeStanding, string>

export const settleEntryFee = os.tournaments.settleEntryFee.handler(async ({ input, context }) => {
  const { tournamentId, entryId, from, to } = input
  const { actor } = await tournamentOfManager(context, tournamentId)
  const { app } = context
  const by = { accountId: actor.accountId, now: app.now() }
  await app.db.transaction().execute(async (db) => {
    await lockSetup(db, tournamentId)
    const entry = await findEntry(db, entryId)
    if (entry?.tournamentId !== tournamentId) throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
    const now = standingOf(entry)
    if (now === undefined) throw stands()
    if (isAsked(entry, to)) return
    if (now !== from) throw stale(entry, now)
    await settlers[to.standing](db, { entry, to }, by)
  })
  return success(done[to.standing], await managedNow(app, actor, tournamentId))
})

const stands = () => refuseCall('ENTRY_FEE_STANDS', ENTRY_FEE_STANDS)

const stale = ({ team }: EntryRow, now: EntryFeeStanding) =>
  refuseCall('STALE_TOURNAMENT', {
    ...STALE_TOURNAMENT,
    message: `The fee of ${team.name} has changed meanwhile: ${standing[now]}. Look at it again.`,
  })

/** Whether the fee stands as the organiser says already, so that nothing is left to do. */
function isAsked(entry: EntryRow, to: EntryFeeAnswer): boolean {
  if (standingOf(entry) !== to.standing) return false
  if (to.standing === 'paid') return entry.payment?.way === to.way
  return to.standing !== 'waived' || entry.payment?.reason === to.reason
}

type Asked = { readonly entry: EntryRow; readonly to: EntryFeeAnswer }

/** Only what is unpaid is settled; a payment that is under way at that moment counts first. */
async function settle(db: Db, { entry, to }: Asked, by: By): Promise<void> {
  if (standingOf(entry) !== 'unpaid') throw stands()
  await cancelWaiting(db, entry.id, by.now)
  const now = await findEntry(db, entry.id)
  if (now === undefined || standingOf(now) !== 'unpaid') throw stale(entry, 'paid')
  const way = to.standing === 'paid' ? to.way : 'waived'
  const reason = to.standing === 'waived' ? to.reason : null
  await insertSettled(db, { entryId: entry.id, way, reason, ...by })
  await note(db, { entry, to }, by)
}

/** Money that an order has brought is refunded, and not taken back. */
async function takeBack(db: Db, { entry, to }: Asked, by: By): Promise<void> {
  const isWaived = standingOf(entry) === 'waived'
  const isByHand = standingOf(entry) === 'paid' && entry.payment?.way !== 'card'
  if (!isWaived && !isByHand) throw stands()
  await endSettled(db, { entryId: entry.id, as: 'taken back', ...by })
  await note(db, { entry, to }, by)
}

/** A card payment goes back by itself, of which its payer is told with the order. */
async function refund(db: Db, { entry, to }: Asked, by: By): Promise<void> {
  if (standingOf(entry) !== 'paid') throw stands()
  if (await refundPaid(db, entry.id, by)) return
  await endSettled(db, { entryId: entry.id, as: 'refunded', ...by })
  await note(db, { entry, to }, by)
}

const settlers = { paid: settle, waived: settle, unpaid: takeBack, refunded: refund } as const

const note = (db: Db, { entry, to }: Asked, { accountId, now: at }: By): Promise<void> =>
  record(db, {
    is: entryFeeSettled,
    thingId: entry.tournamentId,
    accountId,
    data: { entryId: entry.id, standing: to.standing },
    at,
  })
