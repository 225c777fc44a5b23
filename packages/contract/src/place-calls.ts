import { oc } from '@orpc/contract'
import { z } from 'zod'
import { envelope } from './envelope.ts'

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
  /** Of the minor unit: amounts are integers of it. */
  digits: z.int(),
})
export type Currency = z.infer<typeof Currency>

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
}
