import type { Breach, SquadRuleName, SquadRules } from '@pavilion/cricket/squads/squad-rules.ts'
import { counted } from '#http/answer.ts'

/** Why a squad is refused, with the clause of the handbook. */
export function breachText({ rule, player }: Breach, rules: SquadRules): string {
  const { most, mostGuests, mostOverseas, registeredBy, clauses } = rules
  const clause = clauses[rule] ?? ''
  const cited = clause === '' ? '' : ` (rule ${clause})`
  const texts: Partial<Record<SquadRuleName, string>> = {
    size: `A squad has ${counted(most ?? 0, 'player')} at most${cited}.`,
    guests: `A squad has ${counted(mostGuests ?? 0, 'guest')} at most${cited}.`,
    overseas: `A squad has ${counted(mostOverseas ?? 0, 'overseas player')} at most${cited}.`,
    age: `${player} is not of the right age: ${ageText(rules)}${cited}.`,
  }
  return texts[rule] ?? `${player} was registered after ${registeredBy}${cited}.`
}

function ageText({ age }: SquadRules): string {
  if (age === null) return ''
  const under = age.under === null ? [] : [`under ${age.under}`]
  const least = age.least === null ? [] : [`${age.least} or older`]
  return `${[...under, ...least].join(' and ')} on ${age.on}`
}
