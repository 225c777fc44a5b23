import * as associations from '#calls/associations.ts'
import * as organisations from '#calls/organisations.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Affiliations = OutputOf<typeof associations.affiliations>['data']
export type Affiliation = Affiliations['above'][number]
export type Term = Affiliations['asked'][number]
export type Organisation = Affiliations['organisation']

export const listAffiliations = (organisationId: string) =>
  send(associations.affiliations, { organisationId })

export const apply = (asked: InputOf<typeof associations.apply>) => send(associations.apply, asked)

export const withdraw = (organisationId: string, termId: string) =>
  send(associations.withdrawApplication, { organisationId, termId })

export const decide = (asked: InputOf<typeof associations.decideApplication>) =>
  send(associations.decideApplication, asked)

export const end = (asked: InputOf<typeof associations.endAffiliation>) =>
  send(associations.endAffiliation, asked)

/** Associations with such a name. */
export const findAssociations = (text: string) =>
  send(organisations.filter, { filter: { text, kind: ['association'] }, page: { size: 8 } })
