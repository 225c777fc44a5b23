import type { AppContext } from '#app-context.ts'
import { stopEmailsTo } from '#clubs/clubs.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refusal, refuse } from '#http/refusals.ts'
import type { Exchange } from '#http/request-context.ts'
import { stopPage, UNSUBSCRIBE_PATH } from '#messages/messages.ts'
import { idOf } from '#security/proven-id.ts'
import { stopEmails } from './email.queries.ts'

const NOT_VALID = 'This link is incomplete. Open it from the email again.'

export const stopByLink = os.notifications.stopEmails.handler(
  async ({ input: { token }, context: { app }, errors }) => {
    if (!(await stop(app, token))) throw errors.LINK_NOT_VALID()
    return success('You get no more of these emails', { areStopped: true as const })
  },
)

async function stop(app: AppContext, token: string): Promise<boolean> {
  const recipientId = await idOf(app, 'email-unsubscribe', token)
  if (recipientId === undefined) return false
  await app.db.transaction().execute(async (db) => {
    await stopEmails(db, recipientId)
    await stopEmailsTo(db, recipientId, app.now())
  })
  return true
}

/**
 * Mail programs post here to unsubscribe somebody who is not logged in (RFC 8058). Whoever opens the address is led
 * to a page that asks, since programs that look for viruses open every address too.
 */
export const createUnsubscribing = (app: AppContext) => ({
  [UNSUBSCRIBE_PATH]: async ({ context, request, response }: Exchange): Promise<void> => {
    const token = new URL(context.target, context.origin).searchParams.get('token') ?? ''
    if (request.method !== 'POST') {
      const headers = { location: stopPage(encodeURIComponent(token)), 'cache-control': 'no-store' }
      return void response.writeHead(303, headers).end()
    }
    request.resume()
    if (!(await stop(app, token))) {
      return refuse(response, { status: 404, body: refusal('LINK_NOT_VALID', NOT_VALID) })
    }
    return void response.writeHead(204, { 'cache-control': 'no-store' }).end()
  },
})
