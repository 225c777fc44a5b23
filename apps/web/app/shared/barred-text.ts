import type { BarredPlayer } from '@pavilion/contract/tournaments/squad-fields.ts'
import * as t from '#texts/console.ts'

const sentences = {
  suspended: t.barredSuspended,
  age: t.barredByAge,
  registration: t.barredLate,
  'knock-out': t.barredTooFew,
  outsider: t.barredOutsider,
} as const

const isRule = (why: PropertyKey): why is keyof typeof sentences => Object.hasOwn(sentences, why)

/** Why somebody may not play in a match: "Ayesha Khan is suspended (clause 2.3)." */
export function barredText({ name, why, clause }: BarredPlayer): string {
  const sentence = isRule(why) ? sentences[why] : t.barredByRule
  return sentence({ name, clause: clause === '' ? 'none' : clause })
}
