import { basisPoints } from '@pavilion/contract/money.ts'
import type { CouponText, ConsoleCoupon } from '@pavilion/contract/orders/coupon-console-calls.ts'
import type { LineKind } from '@pavilion/contract/orders/order-fields.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import { useState } from 'react'
import { minorOf, priceText } from '#shared/price-text.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/operator.ts'
import { endOf, firstDayOf, lastDayOf, rateOf, startOf } from './coupon-text.ts'
import { saveCoupon } from './shop-calls.ts'
import type { ShopDialogProps } from './shop-panel.tsx'
import { type Read, useShopForm } from './use-shop-form.ts'

export type CouponDialogProps = ShopDialogProps<ConsoleCoupon> & { readonly currency: Currency }

type Fields = {
  readonly code: string
  readonly title: string
  readonly way: 'rate' | 'amount'
  readonly off: string
  readonly lineKinds: readonly LineKind[]
  readonly firstDay: string
  readonly lastDay: string
  readonly mostUses: string
  readonly mostUsesEach: string
}

const DAYS_OF_A_NEW_ONE = 30
const DAY_MS = 86_400_000
const numberText = (number: number | null) => String(number ?? '')

const newCoupon = (now: number): CouponText => ({
  code: '',
  title: '',
  discount: { rate: basisPoints(1000) },
  lineKinds: [],
  validFrom: new Date(now).toISOString(),
  validUntil: new Date(now + DAYS_OF_A_NEW_ONE * DAY_MS).toISOString(),
  mostUses: null,
  mostUsesEach: null,
})

function fieldsOf(words: CouponText, digits: number): Fields {
  const { code, title, discount, lineKinds, validFrom, validUntil } = words
  const limits = {
    mostUses: numberText(words.mostUses),
    mostUsesEach: numberText(words.mostUsesEach),
  }
  return {
    code,
    title,
    ...('rate' in discount
      ? { way: 'rate', off: String(discount.rate / 100) }
      : { way: 'amount', off: priceText(discount.amount, digits) }),
    lineKinds,
    firstDay: firstDayOf(validFrom),
    lastDay: lastDayOf(validUntil),
    ...limits,
  }
}

/** Null for none; undefined for what is no number. */
function limitOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined
}

function readDiscount({ way, off }: Fields, digits: number): Read<CouponText['discount']> {
  if (way === 'amount') {
    const amount = minorOf(off, digits)
    return amount === undefined ? { problems: { discount: t.enterPrice } } : { words: { amount } }
  }
  const rate = rateOf(off)
  return rate === undefined ? { problems: { discount: t.enterPercentage } } : { words: { rate } }
}

/** When it is valid, and how often. */
function readLimits(
  typed: Fields,
): Read<Omit<CouponText, 'code' | 'title' | 'discount' | 'lineKinds'>> {
  const { firstDay, lastDay } = typed
  const mostUses = limitOf(typed.mostUses)
  const mostUsesEach = limitOf(typed.mostUsesEach)
  if (firstDay === '') return { problems: { validFrom: t.chooseDay } }
  if (lastDay === '') return { problems: { validUntil: t.chooseDay } }
  if (mostUses === undefined) return { problems: { mostUses: t.enterWholeNumber } }
  if (mostUsesEach === undefined) return { problems: { mostUsesEach: t.enterWholeNumber } }
  const valid = { validFrom: startOf(firstDay), validUntil: endOf(lastDay) }
  return { words: { ...valid, mostUses, mostUsesEach } }
}

/** What is typed, as a coupon; or which of it is none. */
function readFields(typed: Fields, digits: number): Read<CouponText> {
  const discount = readDiscount(typed, digits)
  const limits = readLimits(typed)
  if ('problems' in discount) return discount
  if ('problems' in limits) return limits
  const { code, title, lineKinds } = typed
  const words = { code, title, discount: discount.words, lineKinds: [...lineKinds] }
  return { words: { ...words, ...limits.words } }
}

/** What is typed about a coupon, and saving it. An amount in another currency than the site's is to be typed anew. */
export function useCouponForm({ before, currency, onChanged }: CouponDialogProps) {
  const { id, digits } = currency
  const isForeign = before !== undefined && before.currency !== null && before.currency.id !== id
  const [newId] = useState(() => randomId())
  return useShopForm({
    first: () => {
      const fields = fieldsOf(before ?? newCoupon(Date.now()), digits)
      return isForeign ? { ...fields, off: '' } : fields
    },
    read: (typed: Fields) => readFields(typed, digits),
    send: (words) => saveCoupon(before?.id ?? newId, words),
    part: 'words.',
    otherwise: 'code',
    onChanged,
  })
}
