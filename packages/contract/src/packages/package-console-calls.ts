import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { Period } from '../orders/order-fields.ts'
import { MinorUnits, MOST_MONEY } from '../units.ts'
import { Currency } from '../places/place-calls.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Package, PackageKind } from './package-calls.ts'
import { Tier } from './plan-entitlements.ts'

const NOT_FOUND = { status: 404, message: 'Not found.' } as const
/** Whoever has bought it was promised what it is. */
const PACKAGE_BOUGHT = {
  status: 409,
  message:
    'Somebody has bought this package, so its kind and tier cannot change. Take it off sale and add another.',
} as const
export const packageConsoleRefusals = { SIGNED_OUT, NOT_FOUND, PACKAGE_BOUGHT }

const MOST_FEATURES = 20

/** What an operator writes of a package. */
export const PackageText = z
  .strictObject({
    kind: PackageKind,
    tier: Tier.nullable(),
    name: oneLine(1, 80),
    summary: oneLine(1, 300),
    features: z.array(oneLine(1, 120)).max(MOST_FEATURES),
    streamingHours: z.int().min(0).max(10_000),
    /** Its place in the list, the lowest first. */
    rank: z.int().min(0).max(1000),
    prices: z
      .array(z.strictObject({ period: Period, price: MinorUnits.min(0).max(MOST_MONEY) }))
      .max(Period.options.length)
      .refine((prices) => new Set(prices.map(({ period }) => period)).size === prices.length, {
        message: 'Give one price for each period',
      }),
    isOnSale: z.boolean(),
  })
  .refine(({ kind, tier }) => (kind === 'plan') === (tier !== null), {
    path: ['tier'],
    message: 'A plan needs a tier, and nothing else has one',
  })
export type PackageText = z.infer<typeof PackageText>

export const ConsolePackage = Package.omit({ currency: true }).extend({
  rank: z.int(),
  isOnSale: z.boolean(),
  /** How many times it has been bought. */
  bought: z.int(),
})
export type ConsolePackage = z.infer<typeof ConsolePackage>

const packages = envelope(z.object({ items: z.array(ConsolePackage), currency: Currency }))

/** For operators; everybody else is answered as at an unknown address. */
export const packageConsoleCalls = {
  list: oc
    .route({
      method: 'GET',
      path: '/api/v1/operator/packages',
      summary: 'The packages of this site, on sale or not, with their prices in its currency',
      tags: ['Operator'],
    })
    .errors({ SIGNED_OUT, NOT_FOUND })
    .output(packages),

  save: oc
    .route({
      method: 'PUT',
      path: '/api/v1/operator/packages/{packageId}',
      summary: 'Add a package under an id of one’s own, or change one',
      description:
        'Orders already placed keep what was bought. Prices in other currencies stay as they are.',
      tags: ['Operator'],
    })
    .errors(packageConsoleRefusals)
    .input(z.strictObject({ packageId: z.uuid(), words: PackageText }))
    .output(packages),
}
