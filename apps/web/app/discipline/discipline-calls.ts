import * as discipline from '#calls/discipline.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Book = OutputOf<typeof discipline.book>['data']
export type Case = Book['cases'][number]
export type Match = Book['matches'][number]
export type Form = OutputOf<typeof discipline.reportForm>['data']
export type Report = Form['reports'][number]
export type Sanction = InputOf<typeof discipline.decide>['sanction']

/** What a part of the page is given. */
export type BookProps = { readonly book: Book; readonly onChanged: (book: Book) => void }

export const showBook = (tournamentId: string) => send(discipline.book, { tournamentId })

export const chargePlayer = (asked: InputOf<typeof discipline.charge>) =>
  send(discipline.charge, asked)

export const dismissCase = (asked: InputOf<typeof discipline.dismiss>) =>
  send(discipline.dismiss, asked)

export const decideCase = (asked: InputOf<typeof discipline.decide>) =>
  send(discipline.decide, asked)

export const showForm = (matchId: string) => send(discipline.reportForm, { matchId })

export const reportPlayer = (asked: InputOf<typeof discipline.report>) =>
  send(discipline.report, asked)
