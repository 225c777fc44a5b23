import type { Priced } from '@pavilion/contract/packages/cart-calls.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { useCallback, useState } from 'react'
import { clientState } from '#state/browser-state.ts'
import { changeItem } from '#state/cart-changes.ts'
import type { CartItem } from '#state/cart.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import { priceCart } from './cart-calls.ts'
import type { Purchase } from './cart-calls.ts'

/** The previous price, by item id, of items whose price has changed. */
type Formerly = ReadonlyMap<string, MinorUnits>

/**
 * The server's price of the cart, and whether it is for the cart as it is now. The cart takes the new
 * prices over, so that what is shown is what is ordered.
 */
export function usePrices({ items, code }: Purchase) {
  const isSignedIn = useClientState().auth.token !== null
  const [formerly, setFormerly] = useState<Formerly>(new Map())
  const load = useCallback(async () => {
    const answer = await priceCart({ items, code })
    if (!answer.ok) return answer
    const changed = takeOver(answer.data.priced?.items ?? [])
    if (changed.length > 0) setFormerly((before) => new Map([...before, ...changed]))
    return { ...answer, data: { ...answer.data, asked: { items, code, isSignedIn } } }
  }, [items, code, isSignedIn])
  const { answer, again } = useAnswer(load)
  const found = answer?.ok ? answer.data : undefined
  const isCurrent = found !== undefined && isSame(found.asked, { items, code, isSignedIn })
  return { found, refusal: answer?.ok === false ? answer : undefined, isCurrent, formerly, again }
}

/** Priced again after a login, since the account may have used the coupon already. */
type Asked = Purchase & { readonly isSignedIn: boolean }

const isSame = (asked: Asked, now: Asked) =>
  asked.items === now.items && asked.code === now.code && asked.isSignedIn === now.isSignedIn

/** Updates titles and prices in the cart, and answers the old prices of changed items. */
function takeOver(priced: Priced['items']): (readonly [id: string, was: MinorUnits])[] {
  const { cart } = clientState.read()
  const news = priced.flatMap((one) => {
    const item = cart.items.find(({ id, period }) => id === one.id && period === one.period)
    return item && isNews(item, one) ? [{ item, now: one }] : []
  })
  if (news.length > 0) {
    clientState.change((state) => ({
      cart: news.reduce(
        (before, { now: { id, price, title } }) => changeItem(before, id, { price, title }),
        state.cart,
      ),
    }))
  }
  return news.flatMap(({ item, now }) =>
    item.price === now.price ? [] : [[item.id, item.price] as const],
  )
}

const isNews = (item: CartItem, { price, title }: Priced['items'][number]) =>
  item.price !== price || item.title !== title
