import * as academies from '#calls/academies.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type AcademyDay = OutputOf<typeof academies.sessions>['data']
export type Session = AcademyDay['sessions'][number]
export type Student = Session['students'][number]
export type NewMark = InputOf<typeof academies.keepAttendance>['marks'][number]

export const showDay = (organisationId: string, day: string) =>
  send(academies.sessions, { organisationId, day })

export const keepAttendance = (asked: InputOf<typeof academies.keepAttendance>) =>
  send(academies.keepAttendance, asked)

export const cancelSession = (asked: InputOf<typeof academies.cancelSession>) =>
  send(academies.cancelSession, asked)

export const noteOvers = (asked: InputOf<typeof academies.noteOvers>) =>
  send(academies.noteOvers, asked)
