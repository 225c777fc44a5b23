import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { BasisPoints } from '../units.ts'
import { LineKind } from './order-fields.ts'

const NOT_FOUND = { status: 404, message: 'Not found.' } as const
const COUNTRY_NOT_FOUND = { status: 422, message: 'There is no such country.' } as const
export const taxConsoleRefusals = { SIGNED_OUT, NOT_FOUND, COUNTRY_NOT_FOUND }

const ALL = 10_000
const place = z.strictObject({
  countryId: z.string().regex(/^[A-Z]{2}$/, 'Must be a country such as PK'),
  lineKind: LineKind,
})

const path = '/api/v1/operator/taxes/{countryId}/{lineKind}' as const

/** For operators; everybody else is answered as at an unknown address. */
export const taxConsoleCalls = {
  saveTax: oc
    .route({
      method: 'PUT',
      path,
      summary: 'Set the tax of a country on what is bought',
      description: 'Orders already placed keep their tax.',
      tags: ['Operator'],
    })
    .errors(taxConsoleRefusals)
    .input(
      place.extend({
        name: oneLine(1, 60),
        rate: BasisPoints.min(0).max(ALL),
        inclusive: z.boolean(),
      }),
    )
    .output(envelope(z.null())),

  removeTax: oc
    .route({
      method: 'DELETE',
      path,
      summary: 'Take no tax in a country on what is bought; asked again, it changes nothing',
      tags: ['Operator'],
    })
    .errors({ SIGNED_OUT, NOT_FOUND })
    .input(place)
    .output(envelope(z.null())),
}
