import { DAY, HOUR, type Limits } from '#security/limits.ts'

export const limits = {
  enrolByAccount: { name: 'academy-enrol-by-account', most: 60, seconds: HOUR },
  absenceByAccount: { name: 'academy-absence-by-account', most: 120, seconds: HOUR },
  questionByAddress: { name: 'academy-question-by-address', most: 10, seconds: HOUR },
  questionByAcademy: { name: 'academy-question-by-academy', most: 200, seconds: DAY },
  planByAccount: { name: 'academy-plan-by-account', most: 600, seconds: HOUR },
} as const satisfies Limits
