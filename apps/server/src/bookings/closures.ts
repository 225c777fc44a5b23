import { CLOSURE_NOT_FOUND, TIME_TAKEN } from '@pavilion/contract/bookings/booking-refusals.ts'
import { GroundId } from '@pavilion/contract/ids.ts'
import { groundOfManager } from '#grounds/grounds.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { deleteClosure, findClosures, findSameClosure, insertClosure } from './closure.queries.ts'
import { releaseLapsed } from './take-spans.ts'

type Row = Awaited<ReturnType<typeof findClosures>>[number]
const closureOf = (row: Row) => ({ ...row, groundId: GroundId.parse(row.groundId) })

/** Repeating the call answers the existing closure. */
export const closeGround = os.groundConsole.close.handler(async ({ input, context }) => {
  const { app } = context
  const { actor } = await groundOfManager(context, input.groundId)
  const now = app.now()
  const closure = { ...input, accountId: actor.accountId, now }
  const made = await app.db.transaction().execute(async (db) => {
    await releaseLapsed(db, { groundId: input.groundId, stretches: [input] }, now)
    return (await insertClosure(db, closure)) ?? (await findSameClosure(db, closure))
  })
  if (made === undefined) throw refuseCall('TIME_TAKEN', TIME_TAKEN)
  return success('Ground closed', closureOf(made))
})

export const listClosures = os.groundConsole.closures.handler(
  async ({ input: { groundId }, context }) => {
    await groundOfManager(context, groundId)
    const rows = await findClosures(context.app.db, groundId, context.app.now())
    return success(counted(rows.length, 'closure'), rows.map(closureOf))
  },
)

export const reopenGround = os.groundConsole.reopen.handler(
  async ({ input: { groundId, closureId }, context }) => {
    await groundOfManager(context, groundId)
    const isGone = await deleteClosure(context.app.db, groundId, closureId)
    if (!isGone) throw refuseCall('CLOSURE_NOT_FOUND', CLOSURE_NOT_FOUND)
    return { status: 'Success' as const, message: 'The ground is open again' }
  },
)
