import { storage } from './browser-state.ts'
import { isRecord, readJson, textOr } from './json-guards.ts'
import { randomId } from './random-id.ts'

/** A cart for which a payment was requested. */
export type Checkout = {
  readonly key: string
  /** What was requested. */
  readonly request: string
  /** Null when no answer arrived. */
  readonly orderId: string | null
  /** Milliseconds since 1970. */
  readonly at: number
}

const KEY = 'checkout'
/** How long an unpaid cart order is valid; after that, another one is placed. */
const AN_HOUR_MS = 3_600_000

/** The purchase in progress on this device, across reloads and tabs. */
export function readCheckout(): Checkout | undefined {
  const stored = readJson(storage.get(KEY))
  if (!isRecord(stored)) return undefined
  const { key, request, orderId, at } = stored
  if (typeof key !== 'string' || typeof request !== 'string' || typeof at !== 'number') {
    return undefined
  }
  return { key, request, orderId: textOr(orderId), at }
}

/** The idempotency key of a purchase: the same for the same request, so that repeating it buys once. */
export function keyFor(request: string, now: number): string {
  const under = readCheckout()
  if (under?.request === request && now - under.at < AN_HOUR_MS) return under.key
  const key = randomId()
  write({ key, request, orderId: null, at: now })
  return key
}

/** Remembers the order that a purchase became. */
export function noteOrder(key: string, orderId: string): void {
  const under = readCheckout()
  if (under?.key === key) write({ ...under, orderId })
}

export const forgetCheckout = (): void => storage.remove(KEY)

const write = (checkout: Checkout) => storage.set(KEY, JSON.stringify(checkout))
