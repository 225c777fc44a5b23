import { oc } from '@orpc/contract'
import { z } from 'zod'
import { envelope } from '../envelope.ts'
import { LineKind } from './order-fields.ts'
import { BAD_CURSOR, pageOf, PageRequest } from '../page.ts'
import { BasisPoints } from '../units.ts'

const path = (rest: string) => `/api/v1/ecommerce/${rest}` as const
const tags = ['Commerce']

export const Tax = z.object({
  id: z.uuid(),
  countryId: z.string(),
  lineKind: LineKind,
  name: z.string(),
  rate: BasisPoints,
  /** Whether prices include the tax, or it is added. */
  inclusive: z.boolean(),
  isSample: z.boolean(),
})
export type Tax = z.infer<typeof Tax>

const country = z.string().regex(/^[A-Z]{2}$/, 'Must be a country such as PK')

export const taxCalls = {
  taxes: oc
    .route({
      method: 'POST',
      path: path('taxes/filter'),
      summary: 'Taxes by country and by what is bought',
      description:
        'The discount comes off first. Tax is reckoned and rounded line by line, half a minor unit upwards.',
      tags,
      successStatus: 200,
    })
    .errors({ BAD_CURSOR })
    .input(
      z.strictObject({
        filter: z
          .strictObject({
            countryId: z.array(country).max(50).optional(),
            lineKind: z.array(LineKind).max(LineKind.options.length).optional(),
          })
          .prefault({}),
        sort: z.enum(['country']).default('country'),
        page: PageRequest,
      }),
    )
    .output(envelope(pageOf(Tax))),
}
