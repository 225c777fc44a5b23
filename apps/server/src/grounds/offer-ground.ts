import { HAS_BOOKINGS } from '@pavilion/contract/grounds/own-ground-calls.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { managedGround } from './console-ground.ts'
import { countComing, lockOffer, setWithdrawn } from './edit-ground.queries.ts'
import { groundOfManager, refuseBare } from './manage-ground.ts'

/** Opens a ground for hire or withdraws it. Withdrawing needs that no booking is still to come. */
export const offerGround = os.grounds.offer.handler(async ({ input, context }) => {
  const { groundId, isOffered } = input
  const { offer } = await groundOfManager(context, groundId)
  refuseBare(offer)
  const now = context.app.now()
  const managed = await context.app.db.transaction().execute(async (db) => {
    await lockOffer(db, groundId)
    if (!isOffered && (await countComing(db, groundId, now)) > 0) {
      throw refuseCall('HAS_BOOKINGS', HAS_BOOKINGS)
    }
    await setWithdrawn(db, groundId, isOffered ? null : now)
    return managedGround(context, db, groundId)
  })
  return success(isOffered ? 'It can be booked again' : 'It can be booked no more', managed)
})
