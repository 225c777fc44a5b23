import type { CallContext } from '#http/implement.ts'
import { audit, wasAudited } from '#security/audit.ts'
import { bearerOf } from '#sessions/sessions.ts'

type Route = { readonly method: string; readonly path: string }

const consoles = [
  /^\/api\/v1\/(manage|operator|organisations|cms\/editor)\//,
  /^\/api\/v1\/grounds\/\{groundId\}\/(facts|slots|equipment|photos|hire|closures|bookings\/walk-in)(\/|$)/,
]

/** Calls of consoles that only look, and the taps of a session or a selection, which are kept where they belong. */
const otherwise =
  /\/(filter|preview|check-availaibilty|table\.csv|attendance|net-overs|pick|mark|simulat\w+|search)$/

/** Whether a call changes what somebody looks after for others. */
export const isManaging = ({ method, path }: Route): boolean =>
  method !== 'GET' && consoles.some((one) => one.test(path)) && !otherwise.test(path)

/** Logs that somebody changed what they look after, unless the call has logged more about it. */
export async function noteManaged(
  context: CallContext,
  { call, ids }: { readonly call: string; readonly ids: Record<string, string> },
): Promise<void> {
  const { app, caller, requestId } = context
  if (wasAudited(caller)) return
  try {
    const bearer = await bearerOf(context)
    if (bearer === undefined) return
    const { accountId, sessionId } = bearer
    const details = { call, ...ids }
    await audit(app.db, context, { kind: 'record-changed', accountId, sessionId, details })
  } catch (error) {
    app.log.warn({ err: error, requestId }, 'a change was not logged')
  }
}
