import * as organisations from '#calls/organisations.ts'
import { queries, send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type ClaimStanding = OutputOf<typeof organisations.claimStanding>['data']
export type OpenClaimFields = NonNullable<ClaimStanding['open']>
export type NewClaim = InputOf<typeof organisations.claim>['fields']
export type Claim = OutputOf<typeof organisations.claims>['data'][number]

export const showStanding = (organisationId: string) =>
  send(organisations.claimStanding, { organisationId })

export const sendClaim = (organisationId: string, fields: NewClaim) =>
  send(organisations.claim, { organisationId, fields })

export const withdrawClaim = (organisationId: string) =>
  send(organisations.withdrawClaim, { organisationId })

export const listClaims = (organisationId: string) => send(organisations.claims, { organisationId })

export async function decideClaim(asked: InputOf<typeof organisations.decideClaim>) {
  const answer = await send(organisations.decideClaim, asked)
  queries.clear()
  return answer
}
