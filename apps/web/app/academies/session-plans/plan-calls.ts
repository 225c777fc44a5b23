import * as academies from '#calls/academies.ts'
import { send } from '#state/api.ts'
import type { InputOf, OutputOf } from '#state/call.ts'

export type Drills = OutputOf<typeof academies.drills>['data']
export type Drill = Drills['drills'][number]
export type SessionPlan = OutputOf<typeof academies.sessionPlan>['data']
export type Planned = NonNullable<SessionPlan['plan']>

export const showDrills = (organisationId: string) => send(academies.drills, { organisationId })

export const saveDrill = (asked: InputOf<typeof academies.saveDrill>) =>
  send(academies.saveDrill, asked)

export const removeDrill = (asked: InputOf<typeof academies.removeDrill>) =>
  send(academies.removeDrill, asked)

export const addStarterDrills = (organisationId: string) =>
  send(academies.addStarterDrills, { organisationId })

export const showSessionPlan = (asked: InputOf<typeof academies.sessionPlan>) =>
  send(academies.sessionPlan, asked)

export const saveSessionPlan = (asked: InputOf<typeof academies.saveSessionPlan>) =>
  send(academies.saveSessionPlan, asked)
