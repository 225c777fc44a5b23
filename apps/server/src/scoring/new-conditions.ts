import type { NewMatch } from '@pavilion/contract/matches/new-match.ts'
import { contradictions } from '@pavilion/cricket/formats/contradictions.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { formatName } from '@pavilion/cricket/formats/conditions.ts'
import { conditionsNamed } from '@pavilion/cricket/formats/named.ts'
import { refuseField, refuseFields } from '#http/refuse-call.ts'

/** The playing conditions that were asked for; refuses rules that contradict each other. */
export function conditionsOf(asked: NewMatch['conditions']): PlayingConditions {
  if ('format' in asked) {
    const named = conditionsNamed(asked)
    if (named.ok) return named.value
    throw refuseField(`conditions.${named.code.split('-')[0]}`, named.message)
  }
  const found = contradictions(asked)
  if (found.length === 0) return asked
  throw refuseFields(found.map(({ rule, message }) => ({ path: `conditions.${rule}`, message })))
}

const types = new Map([
  ['One-day', 'ODM'],
  ['The Hundred', 'T20'],
  ['Multi-day', 'MDM'],
  ['Last man stands', 'T20'],
])

/** The type of a match in Cricsheet’s words: "T20", "ODM", "MDM"; else the name of its format. */
export function matchTypeOf(conditions: PlayingConditions): string {
  const name = formatName(conditions)
  const isLong = conditions.inningsPerSide === 2 && name !== 'Test'
  return types.get(name) ?? (isLong ? 'MDM' : name)
}
