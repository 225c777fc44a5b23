import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@pavilion/contract/contract.ts'
import { api } from '#state/api.ts'
import type { Answer } from '#state/attempt.ts'
import type { CartItem } from '#state/cart.ts'
import { forgetCheckout, keyFor, noteOrder, readCheckout } from '#state/checkout.ts'

type Calls = InferContractRouterOutputs<typeof contract>['ecommerce']

export type Purchase = {
  readonly items: readonly CartItem[]
  readonly code: string | null
}

/** What the cart costs now, whatever it cost when it was filled. */
export const priceCart = ({ items, code }: Purchase) =>
  api.send<Calls['applyCode']>({
    method: 'POST',
    path: '/ecommerce/coupons/apply-code',
    body: {
      items: items.map(({ id, period, quantity }) => ({ id, period, quantity })),
      ...(code !== null && { code }),
    },
  })

/** Orders the cart, once however often it is asked for, and answers where to pay. `buyer`: whose order it is. */
export async function checkOut(
  { items, code }: Purchase,
  buyer: string | null,
): Promise<Answer<Calls['paymentLink']>> {
  const bought = { items, ...(code !== null && { couponCode: code }) }
  const key = keyFor(JSON.stringify([buyer, bought]), Date.now())
  const answer = await api.send<Calls['paymentLink']>({
    method: 'POST',
    path: '/ecommerce/payments/generate-payment-link',
    body: { ...bought, idempotencyKey: key },
  })
  if (answer.ok) noteOrder(key, answer.data.data.orderId)
  else if (isSpent(answer.code)) forgetCheckout()
  return answer
}

/** The order behind the key is over, and nobody knows which it was: the next try is another purchase. */
const isSpent = (code: string) =>
  code === 'KEY_USED_OTHERWISE' ||
  (code === 'ORDER_NOT_PAYABLE' && readCheckout()?.orderId === null)
