import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { Count } from '../count.ts'
import { envelope } from '../envelope.ts'
import { MOST_ITEMS } from '../orders/cart-limits.ts'
import { Period } from '../orders/order-fields.ts'
import { MinorUnits } from '../units.ts'
import { BAD_CURSOR, pageOf, PageRequest, Words } from '../page.ts'
import { Currency } from '../places/place-calls.ts'
import { Instant } from '../time.ts'
import { PlanEntitlements, Tier } from './plan-entitlements.ts'

const path = (rest: string) => `/api/v1/ecommerce/${rest}` as const
const tags = ['Commerce']

export const PackageKind = z.enum(['plan', 'live-stream'])
export type PackageKind = z.infer<typeof PackageKind>

/** A package on sale, with a price for each period. */
export const Package = z.object({
  id: z.uuid(),
  kind: PackageKind,
  /** What a plan gives; null for other packages. */
  tier: Tier.nullable(),
  name: z.string(),
  summary: z.string(),
  features: z.array(z.string()),
  streamingHours: z.int(),
  prices: z.array(z.object({ period: Period, price: MinorUnits })),
  currency: Currency,
  isSample: z.boolean(),
})
export type Package = z.infer<typeof Package>

/** What an account may do now, and its packages, including extensions. */
export const Entitlements = PlanEntitlements.extend({
  plan: Tier,
  /** All purchased and valid live-streaming hours together. */
  streamingHours: z.int(),
  held: z.array(
    z.object({
      packageId: z.uuid(),
      kind: PackageKind,
      tier: Tier.nullable(),
      name: z.string(),
      streamingHours: z.int(),
      from: Instant,
      /** Null means without end. */
      until: Instant.nullable(),
      isSample: z.boolean(),
    }),
  ),
})
export type Entitlements = z.infer<typeof Entitlements>

export const packageCalls = {
  filter: oc
    .route({
      method: 'POST',
      path: path('packages/filter'),
      summary: 'What is for sale by the period: plans and live-stream packages',
      tags,
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            id: z.array(z.uuid()).max(MOST_ITEMS).optional(),
            text: Words.optional(),
            kind: z.array(PackageKind).max(2).optional(),
            period: z.array(Period).max(3).optional(),
          })
          .prefault({}),
        sort: z.enum(['rank', 'name']).default('rank'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(Package).extend({ counts: z.object({ kind: z.array(Count) }) }))),

  entitlements: oc
    .route({
      method: 'GET',
      path: path('entitlements'),
      summary: 'What one’s own account may do, by the packages it has paid for',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(Entitlements)),
}
