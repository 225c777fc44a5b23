import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import type { CallContext } from '#http/implement.ts'
import { audit } from '#security/audit.ts'
import { hasTriesLeft } from '#security/limits.ts'
import { bearerOf } from '#sessions/sessions.ts'
import { limits } from './limits.ts'

/** A call that was refused. */
type Refused = {
  /** "orders.show" */
  readonly call: string
  readonly input: unknown
  readonly error: unknown
}

const isId = (value: unknown): value is string => z.uuid().safeParse(value).success

/**
 * Logs that somebody who is signed in was refused something of others: 403, and 404, which answers for what
 * must not be known to exist. Only calls that need an account are meant. A flood is logged in part.
 */
export async function noteRefused(context: CallContext, refused: Refused): Promise<void> {
  const { app, requestId } = context
  if (!isAboutRights(refused.error)) return
  try {
    const bearer = await bearerOf(context)
    if (bearer === undefined) return
    const { accountId, sessionId } = bearer
    if (!(await hasTriesLeft(context, [[limits.refusalsByAccount, accountId]]))) return
    const details = { call: refused.call, ...idsIn(refused.input) }
    await audit(app.db, context, { kind: 'access-refused', accountId, sessionId, details })
  } catch (error) {
    app.log.warn({ err: error, requestId }, 'a refused access was not logged')
  }
}

const isAboutRights = (error: unknown) =>
  error instanceof ORPCError && (error.status === 403 || error.status === 404)

/** Which things were asked for; nothing else that was sent. */
export const idsIn = (input: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(input))
      .filter((entry): entry is [string, string] => isId(entry[1]))
      .slice(0, MOST_IDS),
  )

const MOST_IDS = 5
