import type { Period } from '@pavilion/contract/orders/order-fields.ts'
import type {
  ConsolePackage,
  PackageText,
} from '@pavilion/contract/packages/package-console-calls.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import { useState } from 'react'
import { minorOf, priceText } from '#shared/price-text.ts'
import { randomId } from '#state/random-id.ts'
import * as t from '#texts/operator.ts'
import { savePackage } from './shop-calls.ts'
import type { ShopDialogProps } from './shop-panel.tsx'
import { type Read, useShopForm } from './use-shop-form.ts'

export type PackageDialogProps = ShopDialogProps<ConsolePackage> & { readonly currency: Currency }

export const periods: readonly Period[] = ['once', 'month', 'year']

type Fields = Omit<PackageText, 'features' | 'streamingHours' | 'rank' | 'prices'> & {
  /** One a line. */
  readonly features: string
  readonly streamingHours: string
  readonly rank: string
  readonly prices: Readonly<Record<Period, string>>
}

const NEW: PackageText = {
  kind: 'plan',
  tier: 'pro',
  name: '',
  summary: '',
  features: [],
  streamingHours: 0,
  rank: 0,
  prices: [],
  isOnSale: true,
}

function fieldsOf(words: PackageText, digits: number): Fields {
  const { kind, tier, name, summary, features, streamingHours, rank, prices, isOnSale } = words
  const priceOf = (period: Period) => {
    const found = prices.find((price) => price.period === period)
    return found === undefined ? '' : priceText(found.price, digits)
  }
  return {
    kind,
    tier,
    name,
    summary,
    features: features.join('\n'),
    streamingHours: String(streamingHours),
    rank: String(rank),
    prices: { month: priceOf('month'), year: priceOf('year'), once: priceOf('once') },
    isOnSale,
  }
}

const wholeNumber = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined)

/** What is typed, as a package; or which of it is none. */
function readFields(typed: Fields, digits: number): Read<PackageText> {
  const streamingHours = wholeNumber(typed.streamingHours)
  const rank = wholeNumber(typed.rank)
  if (streamingHours === undefined) return { problems: { streamingHours: t.enterWholeNumber } }
  if (rank === undefined) return { problems: { rank: t.enterWholeNumber } }
  const prices: PackageText['prices'] = []
  for (const period of periods) {
    const text = typed.prices[period]
    if (text.trim() === '') continue
    const price = minorOf(text, digits)
    if (price === undefined) return { problems: { [period]: t.enterPrice } }
    prices.push({ period, price })
  }
  const features = typed.features.split('\n').filter((line) => line.trim() !== '')
  return { words: { ...typed, features, streamingHours, rank, prices } }
}

/** What is typed about a package, and saving it. */
export function usePackageForm({ before, currency: { digits }, onChanged }: PackageDialogProps) {
  const [newId] = useState(() => randomId())
  return useShopForm({
    first: () => fieldsOf(before ?? NEW, digits),
    read: (typed: Fields) => readFields(typed, digits),
    send: (words) => savePackage(before?.id ?? newId, words),
    part: 'words.',
    otherwise: 'name',
    onChanged,
  })
}
