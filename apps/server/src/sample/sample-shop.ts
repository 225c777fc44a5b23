import { basisPoints, minorUnits } from '@pavilion/contract/money.ts'
import type { Insertable } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Stored } from '#db/stored.ts'

type Period = Stored<'package_price', 'period'>

type Shop = {
  readonly siteId: string
  readonly country: string
  readonly currency: { readonly code: string; readonly digits: number }
  readonly now: string
}

type Offer = Omit<Insertable<Database['package']>, 'site_id'> & {
  /** In whole units of the currency. */
  readonly prices: Readonly<Partial<Record<Period, number>>>
}

const offers: readonly Offer[] = [
  {
    kind: 'plan',
    tier: 'freemium',
    name: 'Freemium',
    summary:
      'Sample plan. Every match to follow, every ground to book, for everybody, without end.',
    features: ['Live scores, ball by ball', 'Scorecards, tables and careers', 'Grounds to book'],
    rank: 1,
    prices: { once: 0 },
  },
  {
    kind: 'plan',
    tier: 'pro',
    name: 'PRO',
    summary: 'Sample plan. For clubs and leagues that want more of their own cricket.',
    streaming_hours: 10,
    rank: 2,
    prices: { month: 1_500, year: 15_000 },
  },
  {
    kind: 'live-stream',
    name: 'Live stream, 10 hours',
    summary: 'Sample package. Three T20 matches, say, whenever you like.',
    streaming_hours: 10,
    rank: 3,
    prices: { once: 4_000 },
  },
  {
    kind: 'live-stream',
    name: 'Live stream, 60 hours',
    summary: 'Sample package. A league season on one ground.',
    streaming_hours: 60,
    rank: 4,
    prices: { once: 20_000 },
  },
]

const PERCENT = 100
const SALES_TAX = basisPoints(16 * PERCENT)
const A_YEAR = 365 * 86_400_000

const later = (instant: string, milliseconds: number) =>
  new Date(Date.parse(instant) + milliseconds).toISOString()

export type SampleOffer = {
  readonly package: Insertable<Database['package']>
  readonly prices: readonly Omit<Insertable<Database['package_price']>, 'package_id'>[]
}

function offerOf({ prices, ...offer }: Offer, { siteId, currency }: Shop): SampleOffer {
  const periods = ['month', 'year', 'once'] as const
  return {
    package: { ...offer, site_id: siteId, is_sample: true },
    prices: periods.flatMap((period) => {
      const price = prices[period]
      if (price === undefined) return []
      return [
        { period, currency: currency.code, amount: minorUnits(price * 10 ** currency.digits) },
      ]
    }),
  }
}

function couponsOf({ siteId, currency, now }: Shop): Insertable<Database['coupon']>[] {
  const common = {
    site_id: siteId,
    valid_from: now,
    valid_until: later(now, A_YEAR),
    is_sample: true,
  }
  return [
    {
      ...common,
      code: 'SAMPLE10',
      title: 'Sample: 10% off everything',
      rate: basisPoints(10 * PERCENT),
    },
    {
      ...common,
      code: 'SAMPLE500',
      title: 'Sample: 500 off a package, once each',
      amount: minorUnits(500 * 10 ** currency.digits),
      currency: currency.code,
      line_kinds: ['package'],
      most_uses: 1000,
      most_uses_each: 1,
    },
  ]
}

/** The packages of the sample site, each labelled as a sample. */
export const sampleShop = (shop: Shop) => ({
  offers: offers.map((offer) => offerOf(offer, shop)),
  coupons: couponsOf(shop),
  taxes: [
    {
      country: shop.country,
      line_kind: 'package',
      name: 'Sales tax (sample)',
      rate: SALES_TAX,
      inclusive: false,
      is_sample: true,
    },
  ] satisfies Insertable<Database['tax']>[],
})
