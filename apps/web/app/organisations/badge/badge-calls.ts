import * as organisations from '#calls/organisations.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type ManagedBadge = OutputOf<typeof organisations.badge>['data']

export const showBadge = (organisationId: string) => send(organisations.badge, { organisationId })

export const saveBadge = (asked: InputOf<typeof organisations.saveBadge>) =>
  send(organisations.saveBadge, asked)

export const sendCrest = (organisationId: string, body: File) =>
  send(organisations.sendCrest, { params: { organisationId }, body })
