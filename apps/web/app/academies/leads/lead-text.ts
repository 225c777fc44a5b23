import * as t from '#texts/academies.ts'
import type { Lead } from './lead-calls.ts'

export const stateText: Readonly<Record<Lead['state'], string>> = {
  new: t.newLead,
  called: t.called,
  trial: t.trial,
  enrolled: t.enrolled,
  lost: t.lost,
}

export const becauseText: Readonly<Record<NonNullable<Lead['lostBecause']>, string>> = {
  price: t.lostForPrice,
  time: t.lostForTime,
  place: t.lostForPlace,
  age: t.lostForAge,
  elsewhere: t.lostElsewhere,
  'no-answer': t.lostWithoutAnswer,
  other: t.lostForOther,
}
