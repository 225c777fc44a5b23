import * as academies from '#calls/academies.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Leads = OutputOf<typeof academies.leads>['data']
export type Lead = Leads['leads'][number]
export type LeadFields = InputOf<typeof academies.saveLead>['fields']

export const askAcademy = (asked: InputOf<typeof academies.ask>) => send(academies.ask, asked)

export const showLeads = (organisationId: string) => send(academies.leads, { organisationId })

export const saveLead = (asked: InputOf<typeof academies.saveLead>) =>
  send(academies.saveLead, asked)

export const removeLead = (asked: InputOf<typeof academies.removeLead>) =>
  send(academies.removeLead, asked)

export const shareLead = (asked: InputOf<typeof academies.shareLead>) =>
  send(academies.shareLead, asked)

export const showLeadOffer = (token: string) => send(academies.leadOffer, { token })
