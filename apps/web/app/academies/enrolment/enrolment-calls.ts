import * as academies from '#calls/academies.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Offer = OutputOf<typeof academies.enrolmentOffer>['data']
export type Fields = InputOf<typeof academies.enrol>['fields']
export type OwnEnrolment = OutputOf<typeof academies.ownEnrolments>['data'][number]
export type OwnStudent = OutputOf<typeof academies.ownStudents>['data'][number]
export type Register = OutputOf<typeof academies.register>['data']
export type RegisterRow = Register['rows'][number]

export const showOffer = (batchId: string) => send(academies.enrolmentOffer, { batchId })

export const enrol = (batchId: string, fields: Fields) => send(academies.enrol, { batchId, fields })

export const listOwn = () => send(academies.ownEnrolments)

export const listOwnStudents = () => send(academies.ownStudents)

export const saveOwnStudent = (asked: InputOf<typeof academies.saveOwnStudent>) =>
  send(academies.saveOwnStudent, asked)

export const takePlace = (enrolmentId: string) => send(academies.takePlace, { enrolmentId })

export const withdraw = (enrolmentId: string) => send(academies.withdraw, { enrolmentId })

export const sayAbsence = (asked: InputOf<typeof academies.sayAbsence>) =>
  send(academies.sayAbsence, asked)

export const showRegister = (asked: InputOf<typeof academies.register>) =>
  send(academies.register, asked)

export const settle = (asked: InputOf<typeof academies.settleEnrolment>) =>
  send(academies.settleEnrolment, asked)

export const showForm = (asked: InputOf<typeof academies.studentForm>) =>
  send(academies.studentForm, asked)
