import * as clubs from '#calls/clubs.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Calendar = OutputOf<typeof clubs.calendar>['data']
export type Entry = Calendar['entries'][number]
export type Asked = OutputOf<typeof clubs.asked>['data']
export type AskedEntry = Asked['entries'][number]
export type TakenDuty = InputOf<typeof clubs.takeDuty>
export type NewAnswer = InputOf<typeof clubs.answer>

export const showCalendar = (organisationId: string) => send(clubs.calendar, { organisationId })

export const addEntry = (asked: InputOf<typeof clubs.addEntry>) => send(clubs.addEntry, asked)

export const saveEntry = (asked: InputOf<typeof clubs.saveEntry>) => send(clubs.saveEntry, asked)

export const cancelEntry = (asked: InputOf<typeof clubs.cancelEntry>) =>
  send(clubs.cancelEntry, asked)

export const askPlayers = (asked: InputOf<typeof clubs.ask>) => send(clubs.ask, asked)

export const showAnswers = (asked: InputOf<typeof clubs.answers>) => send(clubs.answers, asked)

export type Child = OutputOf<typeof clubs.children>['data'][number]

export const showChildren = () => send(clubs.children)

export const saveConsent = (asked: InputOf<typeof clubs.saveConsent>) =>
  send(clubs.saveConsent, asked)

export const stopGuarding = (playerId: string) =>
  send(clubs.stopGuarding, { playerId, evenIfLast: true })

export const showAsked = () => send(clubs.asked)

export const giveAnswer = (asked: NewAnswer) => send(clubs.answer, asked)

export const showAskedByLink = (token: string) => send(clubs.askedByLink, { token })

export const giveAnswerByLink = (token: string, asked: NewAnswer) =>
  send(clubs.answerByLink, { ...asked, token })

export const takeDuty = (taken: TakenDuty) => send(clubs.takeDuty, taken)

export const takeDutyByLink = (token: string, taken: TakenDuty) =>
  send(clubs.takeDutyByLink, { ...taken, token })
