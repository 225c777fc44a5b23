import { may } from '#access/access.ts'
import type { EventKind } from '#events/event-kind.ts'
import { deleteDispatch, type DispatchKey } from '#events/dispatch.queries.ts'
import { countParked, findParked, lockParked, unpark } from '#events/parked.queries.ts'
import { record } from '#events/record.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { counted, success } from '#http/answer.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import { parkedEventRetried, parkedEventSkipped } from './parked-event-kinds.ts'

const MOST_SHOWN = 100
const NOT_FOUND = { status: 404, message: 'Not found.' } as const
const NOT_PARKED = { status: 409, message: 'That event is no longer parked.' } as const

async function operatorOf(context: CallContext) {
  const account = await signedIn(context)
  if (!may(account, 'manage-parked-events')) throw refuseCall('NOT_FOUND', NOT_FOUND)
  return account
}

export const listParkedEvents = os.parkedEvents.list.handler(async ({ context }) => {
  await operatorOf(context)
  const { db } = context.app
  const [items, total] = await Promise.all([findParked(db, MOST_SHOWN), countParked(db)])
  return success(counted(total, 'parked event'), { items, total })
})

type Decided = {
  readonly kind: 'parked-event-retried' | 'parked-event-skipped'
  readonly is: EventKind<{ readonly listener: string; readonly error: string }>
  readonly act: (db: Db, key: DispatchKey) => Promise<unknown>
}

/** Does what the operator has decided about a parked event, and records that. */
async function decide(
  context: CallContext,
  key: DispatchKey,
  { kind, is, act }: Decided,
): Promise<void> {
  const { accountId } = await operatorOf(context)
  const { app } = context
  const { listener, eventId } = key
  await app.db.transaction().execute(async (db) => {
    const parked = await lockParked(db, key)
    if (parked === undefined) throw refuseCall('NOT_PARKED', NOT_PARKED)
    await act(db, key)
    const data = { listener, error: parked.error ?? '' }
    await record(db, { is, thingId: String(eventId), accountId, data, at: app.now() })
    const details = { listener, event: String(eventId) }
    await audit(db, context, { kind, accountId, details })
  })
}

export const retryParkedEvent = os.parkedEvents.retry.handler(async ({ input, context }) => {
  await decide(context, input, {
    kind: 'parked-event-retried',
    is: parkedEventRetried,
    act: unpark,
  })
  return success('Retrying the event', null)
})

export const skipParkedEvent = os.parkedEvents.skip.handler(async ({ input, context }) => {
  await decide(context, input, {
    kind: 'parked-event-skipped',
    is: parkedEventSkipped,
    act: deleteDispatch,
  })
  return success('Event skipped', null)
})
