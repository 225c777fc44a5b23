import * as appointments from '#calls/appointments.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Book = OutputOf<typeof appointments.book>['data']
export type Official = Book['panel'][number]
export type AppointedMatch = Book['matches'][number]
export type Appointed = AppointedMatch['appointments'][number]
export type Role = Appointed['role']
export type Rules = Book['rules']
export type OwnAppointment = OutputOf<typeof appointments.showByLink>['data']
export type OwnList = OutputOf<typeof appointments.own>['data']

/** What a panel of the page is given. */
export type BookProps = {
  readonly tournamentId: string
  readonly book: Book
  readonly onChanged: (book: Book) => void
}

export const showBook = (tournamentId: string) => send(appointments.book, { tournamentId })

export const saveRules = (asked: InputOf<typeof appointments.saveRules>) =>
  send(appointments.saveRules, asked)

export const saveOfficial = (asked: InputOf<typeof appointments.saveOfficial>) =>
  send(appointments.saveOfficial, asked)

export const removeOfficial = (asked: InputOf<typeof appointments.removeOfficial>) =>
  send(appointments.removeOfficial, asked)

export const propose = (tournamentId: string) => send(appointments.propose, { tournamentId })

export const appoint = (asked: InputOf<typeof appointments.appoint>) =>
  send(appointments.appoint, asked)

export const release = (asked: InputOf<typeof appointments.release>) =>
  send(appointments.release, asked)

export const payFee = (asked: InputOf<typeof appointments.payFee>) =>
  send(appointments.payFee, asked)

export const showByLink = (token: string) => send(appointments.showByLink, { token })

export const answerByLink = (asked: InputOf<typeof appointments.answerByLink>) =>
  send(appointments.answerByLink, asked)

export const claim = (token: string) => send(appointments.claim, { token })

export const showOwn = () => send(appointments.own)

export const answerOwn = (asked: InputOf<typeof appointments.answer>) =>
  send(appointments.answer, asked)

export const saveAway = (asked: InputOf<typeof appointments.saveAway>) =>
  send(appointments.saveAway, asked)
