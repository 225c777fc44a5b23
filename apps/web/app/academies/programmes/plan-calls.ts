import * as academies from '#calls/academies.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'
import type { Answer } from '#state/request.ts'

export type Plan = OutputOf<typeof academies.plan>['data']
export type Branch = Plan['branches'][number]
export type Term = Plan['terms'][number]
export type Programme = Plan['programmes'][number]
export type Batch = Plan['batches'][number]
export type PlanAnswer = Answer<{ readonly message: string; readonly data: Plan }>

export const showPlan = (organisationId: string) => send(academies.plan, { organisationId })

export const saveBranch = (asked: InputOf<typeof academies.saveBranch>) =>
  send(academies.saveBranch, asked)

export const saveTerm = (asked: InputOf<typeof academies.saveTerm>) =>
  send(academies.saveTerm, asked)

export const saveHoliday = (asked: InputOf<typeof academies.saveHoliday>) =>
  send(academies.saveHoliday, asked)

export const saveProgramme = (asked: InputOf<typeof academies.saveProgramme>) =>
  send(academies.saveProgramme, asked)

export const saveBatch = (asked: InputOf<typeof academies.saveBatch>) =>
  send(academies.saveBatch, asked)

export const removePart = (asked: InputOf<typeof academies.removePart>) =>
  send(academies.removePart, asked)

export type PartKind = InputOf<typeof academies.removePart>['kind']
