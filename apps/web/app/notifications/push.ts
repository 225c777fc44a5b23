import { pushState, subscribe, unsubscribe } from '#calls/notifications.ts'
import { send } from '#state/api.ts'
import { fromBase64url, toBase64url } from '#state/base64url.ts'
import { becomePushOwner, forgetPushOwner } from './push-owner.ts'

/** A browser without a network neither subscribes nor says that it cannot. */
const PATIENCE_MS = 20_000

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** The site's own service worker; undefined where there is none, or it cannot be pushed to. */
async function workerOfSite(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    return undefined
  }
  const found = await navigator.serviceWorker.getRegistration('/')
  return found === undefined ? undefined : navigator.serviceWorker.ready
}

/** Whether this browser shows notifications for the session, and the key to subscribe it with. */
export async function loadPush() {
  const [answer, worker] = await Promise.all([send(pushState), workerOfSite()])
  if (!answer.ok) return answer
  const { isSubscribed, key } = answer.data.data
  const subscription = await worker?.pushManager.getSubscription()
  const isOn = isSubscribed && !!subscription && Notification.permission === 'granted'
  const state: PushState = worker === undefined ? 'unsupported' : stateWith(isOn)
  return { ok: true as const, data: { state, key } }
}

function stateWith(isOn: boolean): PushState {
  if (Notification.permission === 'denied') return 'blocked'
  return isOn ? 'on' : 'off'
}

type TurnedOn = 'on' | 'off' | 'blocked' | 'failed'

/** Asks for the permission, within the click that wants it, and subscribes the browser. */
export async function turnOn(key: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const worker = await workerOfSite()
  const subscription = worker && (await subscriptionWith(worker.pushManager, key))
  return subscription && (await tell(subscription)) ? 'on' : 'failed'
}

/** A browser that was subscribed with another key has to begin anew. */
async function subscriptionWith(
  manager: PushManager,
  key: string,
): Promise<PushSubscription | undefined> {
  const known = await manager.getSubscription()
  const used = known?.options.applicationServerKey
  if (known && used && toBase64url(new Uint8Array(used)) === key) return known
  await known?.unsubscribe()
  const wanted = { userVisibleOnly: true, applicationServerKey: fromBase64url(key) }
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([manager.subscribe(wanted).catch(() => undefined), late])
}

async function tell(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const answer = await send(subscribe, { endpoint: endpoint ?? '', keys: { p256dh, auth } })
  if (answer.ok) becomePushOwner()
  return answer.ok
}

/** Answers whether the server knows. */
export async function turnOff(): Promise<boolean> {
  const answer = await send(unsubscribe)
  if (!answer.ok) return false
  forgetPushOwner()
  const subscription = await (await workerOfSite())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return true
}

/** Subscribes the browser of somebody who wanted it once more, after logging in anew. */
export async function keepOn(): Promise<void> {
  const worker = await workerOfSite()
  if (worker === undefined || Notification.permission !== 'granted') return
  const answer = await send(pushState)
  if (!answer.ok || answer.data.data.isSubscribed) return
  const subscription = await subscriptionWith(worker.pushManager, answer.data.data.key)
  if (subscription) await tell(subscription)
}
