import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CountryId } from '../accounts/account-fields.ts'
import { envelope } from '../envelope.ts'
import { Words } from '../page.ts'

export const Country = z.object({
  /** ISO 3166, "PK". */
  id: z.string(),
  name: z.string(),
  /** "92". */
  callingCode: z.string(),
})
export type Country = z.infer<typeof Country>

export const Currency = z.object({
  /** ISO 4217, "PKR". */
  id: z.string(),
  name: z.string(),
  /** The digits of the minor unit; amounts are integers of it. */
  digits: z.int(),
})
export type Currency = z.infer<typeof Currency>

/** A city, from GeoNames. */
export const City = z.object({
  id: z.string(),
  name: z.string(),
  /** The principal city of its region, to tell namesakes apart; null when unknown or the same city. */
  seat: z.string().nullable(),
})
export type City = z.infer<typeof City>

export const placeCalls = {
  countries: oc
    .route({
      method: 'GET',
      path: '/api/v1/settings/countries',
      summary: 'Every country, by name',
      tags: ['Settings'],
    })
    .output(envelope(z.array(Country))),

  currencies: oc
    .route({
      method: 'GET',
      path: '/api/v1/currencies',
      summary: 'Every currency, by code',
      tags: ['Settings'],
    })
    .output(envelope(z.array(Currency))),

  cities: oc
    .route({
      method: 'GET',
      path: '/api/v1/serviceUtils/cities',
      summary: 'Cities of a country whose names hold the keywords, the best and largest first',
      tags: ['Settings'],
    })
    .input(
      z.strictObject({
        country_id: CountryId,
        keywords: Words.default(''),
        size: z.coerce.number<number>().int().min(1).max(100).default(20),
      }),
    )
    .output(envelope(z.array(City))),
}
