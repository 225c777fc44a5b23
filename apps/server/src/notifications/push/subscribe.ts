import { createECDH } from 'node:crypto'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { limits } from '../limits.ts'
import { deleteSubscription, isSubscribed, putSubscription } from './subscription.queries.ts'
import { pushKeyOf } from './vapid.ts'

export const pushState = os.notifications.pushState.handler(async ({ context }) => {
  const { sessionId } = await signedIn(context)
  const { app } = context
  const { publicKey } = await pushKeyOf(app)
  const state = {
    isSubscribed: await isSubscribed(app.db, sessionId),
    key: publicKey.toString('base64url'),
  }
  return success('Notifications in this browser', state)
})

export const subscribe = os.notifications.subscribe.handler(async ({ input, context }) => {
  const { accountId, sessionId } = await signedIn(context)
  const { app } = context
  await spendTries(context, [[limits.subscriptionByAccount, accountId]])
  const { endpoint } = input
  const { protocol, host } = new URL(endpoint)
  if (protocol !== 'https:' && !app.config.pushHosts.has(host)) {
    throw refuseField('endpoint', 'A push service has an address that begins with https.')
  }
  const p256dh = Buffer.from(input.keys.p256dh, 'base64url')
  if (!isPoint(p256dh)) throw refuseField('keys.p256dh', 'This is not a public key (P-256).')
  const auth = Buffer.from(input.keys.auth, 'base64url')
  const given = { accountId, sessionId, endpoint, p256dh, auth, now: app.now() }
  await app.db.transaction().execute((db) => putSubscription(db, given))
  return success('This browser will show notifications', { isSubscribed: true })
})

/** Whether these are the coordinates of a point of the curve. */
function isPoint(bytes: Buffer): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(bytes)
    return true
  } catch {
    return false
  }
}

export const unsubscribe = os.notifications.unsubscribe.handler(async ({ context }) => {
  const { sessionId } = await signedIn(context)
  await deleteSubscription(context.app.db, { sessionId })
  return success('This browser shows no notifications any more', { isSubscribed: false })
})
