import * as associations from '#calls/associations.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Handbook = OutputOf<typeof associations.handbook>['data']
export type Rule = Handbook['rules'][number]

export const showHandbook = (organisationId: string) =>
  send(associations.handbook, { organisationId })

export const saveRule = (asked: InputOf<typeof associations.saveRule>) =>
  send(associations.saveRule, asked)

export const removeRule = (organisationId: string, clause: string) =>
  send(associations.removeRule, { organisationId, clause })
