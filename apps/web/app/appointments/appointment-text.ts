import * as t from '#texts/appointments.ts'
import type { Appointed, Role } from './appointment-calls.ts'

export const ROLES: readonly Role[] = ['umpire', 'match-referee', 'scorer']
export const GRADES = ['A', 'B', 'C', 'D'] as const

export const roleText = {
  umpire: t.umpire,
  'match-referee': t.matchReferee,
  scorer: t.scorer,
} as const

export const stateText = {
  asked: t.asked,
  accepted: t.accepted,
  declined: t.declined,
  released: t.released,
} as const

export const stateTone = {
  asked: 'info',
  accepted: 'positive',
  declined: 'cherry',
  released: 'neutral',
} as const satisfies Record<Appointed['state'], string>
