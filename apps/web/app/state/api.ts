import { createApiClient } from './api-client.ts'
import type { Fetch } from './request.ts'
import { clientState, storage } from './browser-state.ts'
import { createClock } from './clock.ts'
import { createQueryCache } from './query-cache.ts'
import { requestHeaders } from './handshake-token.ts'
import { whereabouts } from './device-cookie.ts'
import { createSlowCalls } from './slow-calls.ts'
import { randomId } from './random-id.ts'

const DEVICE_KEY = 'device-id'

const clock = createClock(() => Date.now())

/** Milliseconds by the server's clock, as far as it is known. */
export const serverNow = (): number => clock.now()

/** Sets the clock by every answer. */
const fetchAndLearn: Fetch = async (...request) => {
  const response = await fetch(...request)
  clock.learn(response.headers.get('date'))
  return response
}

export const slowCalls = createSlowCalls()

/** What this page has fetched, until somebody logs in or out. */
export const queries = createQueryCache(() => Date.now())

const changeListeners = new Set<() => void>()

/** Calls `listener` after every change that this page made. Answers how to stop. */
export function onChanged(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => void changeListeners.delete(listener)
}

let staying = 0

/** Leaves this page as it is when its session ends. Answers how to stop. */
export function stayWhenSignedOut(): () => void {
  staying += 1
  return () => void (staying -= 1)
}

/** Whether the page that stands open asks that nobody is sent to the login. */
export const staysWhenSignedOut = (): boolean => staying > 0

let place: ReturnType<typeof whereabouts> | undefined

/** The device's location: read once per page, and asked of the server once per device. */
export const here = () =>
  (place ??= whereabouts({
    storage,
    fetch: fetchAndLearn,
    writeCookie: (cookie) => {
      document.cookie = cookie
    },
    isSecure: location.protocol === 'https:',
  }))

/** A random id of this device. */
export function deviceId(): string {
  const known = storage.get(DEVICE_KEY)
  if (known !== null) return known
  const fresh = randomId()
  storage.set(DEVICE_KEY, fresh)
  return fresh
}

/** Sends a call of the API: `send(orders.show, { orderId })`. */
export const { send } = createApiClient({
  fetch: fetchAndLearn,
  slow: slowCalls,
  session: clientState,
  headers: async () =>
    requestHeaders({
      whereabouts: await here(),
      deviceId: deviceId(),
      userAgent: navigator.userAgent,
      now: clock.now(),
    }),
  onChanged: () => {
    for (const listener of changeListeners) listener()
  },
  onSignedOut: () => {
    if (!staysWhenSignedOut()) location.assign('/?modal=login')
  },
})
