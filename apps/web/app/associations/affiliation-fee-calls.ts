import * as fees from '#calls/fees.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Fees = OutputOf<typeof fees.affiliations>['data']
export type FeeAccount = Fees['above'][number]
export type Fee = Fees['fees'][number]

export const listFees = (organisationId: string) => send(fees.affiliations, { organisationId })

export const saveFee = (asked: InputOf<typeof fees.saveAffiliationFee>) =>
  send(fees.saveAffiliationFee, asked)

export const payFee = (asked: InputOf<typeof fees.pay>) => send(fees.pay, asked)
