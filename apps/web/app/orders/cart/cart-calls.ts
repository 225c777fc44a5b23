import type { Priced } from '@pavilion/contract/packages/cart-calls.ts'
import * as packages from '#calls/packages.ts'
import { send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import type { Answer, Refused } from '#state/request.ts'
import type { CartItem } from '#state/cart.ts'
import { forgetCheckout, keyFor, noteOrder, readCheckout } from '#state/checkout.ts'
import * as t from '#texts/orders.ts'
import { refusalText } from '#state/request.ts'

export type Purchase = {
  readonly items: readonly CartItem[]
  readonly code: string | null
}

export type CodeProblem = {
  readonly message: string
  /** The buyer has used the coupon already; an unpaid order counts. */
  readonly isUsedByYou: boolean
}

/** The current price of a cart. */
export type PricedCart = {
  /** Of the items that are on sale; null when none is. */
  readonly priced: Priced | null
  /** Why items cannot be bought, by item id. */
  readonly unsold: ReadonlyMap<string, string>
  /** Why the coupon does not apply; the sums are then without it. */
  readonly codeProblem: CodeProblem | undefined
}

const nothing: PricedCart = { priced: null, unsold: new Map(), codeProblem: undefined }

/** Prices a cart. Items and codes that are refused are reported, and the rest is priced without them. */
export async function priceCart({ items, code }: Purchase): Promise<Answer<PricedCart>> {
  if (items.length === 0) return { ok: true, data: nothing }
  const answer = await askPrice({ items, code })
  if (answer.ok) return { ok: true, data: { ...nothing, priced: answer.data.data } }
  const unsold = unsoldOf(answer, items)
  if (unsold.size > 0) {
    const rest = await priceCart({ items: items.filter(({ id }) => !unsold.has(id)), code })
    return withMore(rest, (found) => ({ unsold: new Map([...unsold, ...found.unsold]) }))
  }
  if (code === null || !isAboutCode(answer)) return answer
  const codeProblem = {
    message: refusalText(answer),
    isUsedByYou: answer.code === 'COUPON_USED_BY_YOU',
  }
  return withMore(await priceCart({ items, code: null }), () => ({ codeProblem }))
}

const withMore = (
  answer: Answer<PricedCart>,
  more: (found: PricedCart) => Partial<PricedCart>,
): Answer<PricedCart> =>
  answer.ok ? { ok: true, data: { ...answer.data, ...more(answer.data) } } : answer

const askPrice = ({ items, code }: Purchase) =>
  send(packages.applyCode, {
    items: items.map(({ id, period, quantity }) => ({ id, period, quantity })),
    ...(code !== null && { code }),
  })

/** The items that a refusal names. Malformed items count as no longer sold. */
function unsoldOf({ code, errors }: Refused, items: Purchase['items']): Map<string, string> {
  const unsold = new Map<string, string>()
  for (const { path, message } of errors) {
    const [, at] = /^items\.(\d+)/.exec(path) ?? []
    const item = items[Number(at)]
    if (item) unsold.set(item.id, code === 'PACKAGE_UNKNOWN' ? message : t.cannotBeBought)
  }
  return unsold
}

const isAboutCode = ({ code, errors }: Refused) =>
  code.startsWith('COUPON_') ||
  code === 'TOO_MANY_TRIES' ||
  errors.some(({ path }) => path === 'code')

/** Orders the cart and answers where to pay. Repeating it orders only once. `buyer` is the account. */
export async function checkOut(
  { items, code }: Purchase,
  buyer: string | null,
): Promise<Answer<OutputOf<typeof packages.paymentLink>>> {
  const bought = { items, ...(code !== null && { couponCode: code }) }
  const key = keyFor(JSON.stringify([buyer, bought]), Date.now())
  const answer = await send(packages.paymentLink, { ...bought, idempotencyKey: key })
  if (answer.ok) noteOrder(key, answer.data.data.orderId)
  else if (isSpent(answer.code)) forgetCheckout()
  return answer
}

/** The order of this key is over, so the next try is a new purchase. */
const isSpent = (code: string) =>
  code === 'IDEMPOTENCY_KEY_REUSED' ||
  (code === 'ORDER_NOT_PAYABLE' && readCheckout()?.orderId === null)
