import * as associations from '#calls/associations.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Register = OutputOf<typeof associations.register>['data']
export type Registration = Register['registrations'][number]
export type Transfer = Register['transfers'][number]
export type Registrable = OutputOf<typeof associations.registrable>['data'][number]
export type TransferAnswer = Transfer['may'][number]

export const showRegister = (organisationId: string, find = '') =>
  send(associations.register, { organisationId, find })

export const registerFile = (organisationId: string) =>
  send(associations.registerFile, { organisationId })

export const saveAssociation = (asked: InputOf<typeof associations.saveAssociation>) =>
  send(associations.saveAssociation, asked)

export const listRegistrable = (organisationId: string, associationId: string) =>
  send(associations.registrable, { organisationId, associationId })

export const registerPlayers = (asked: InputOf<typeof associations.registerPlayers>) =>
  send(associations.registerPlayers, asked)

export const decideRegistrations = (asked: InputOf<typeof associations.decideRegistrations>) =>
  send(associations.decideRegistrations, asked)

export const markPerson = (asked: InputOf<typeof associations.markPerson>) =>
  send(associations.markPerson, asked)

export const askTransfer = (asked: InputOf<typeof associations.askTransfer>) =>
  send(associations.askTransfer, asked)

export const answerTransfer = (asked: InputOf<typeof associations.answerTransfer>) =>
  send(associations.answerTransfer, asked)
