import { ageOn } from '../squads/squad-rules.ts'

/** What pace bowlers younger than `under` may bowl, in overs; null where there is no such limit. */
export type AgeLimit = {
  readonly under: number
  readonly spell: number | null
  readonly day: number | null
  /** In any seven days. */
  readonly week: number | null
}

/** A fast-bowling directive: what young pace bowlers may bowl. */
export type Directive = {
  /** Where the handbook says so: "7.3". */
  readonly clause: string
  /** What the pad does about an over that breaks it. */
  readonly action: 'warn' | 'stop'
  /** The month and day by which ages are reckoned, "08-31", in the year before a match or in its own. */
  readonly ageOn: string
  readonly ageYear: 'before' | 'same'
  /** On how many of any seven days somebody may bowl. */
  readonly mostDays: number | null
  readonly limits: readonly AgeLimit[]
}

/** The directive of the England and Wales Cricket Board. */
export const ecbDirective: Directive = {
  clause: '',
  action: 'warn',
  ageOn: '08-31',
  ageYear: 'before',
  mostDays: 4,
  limits: [
    { under: 13, spell: 5, day: 10, week: null },
    { under: 15, spell: 6, day: 12, week: null },
    { under: 19, spell: 7, day: 18, week: null },
  ],
}

/** The limit for somebody of this date of birth on a day; null for those who are too old for any. */
export function limitOn(directive: Directive, bornOn: string, day: string): AgeLimit | null {
  const year = Number(day.slice(0, 4)) - (directive.ageYear === 'before' ? 1 : 0)
  const age = ageOn(bornOn, `${String(year).padStart(4, '0')}-${directive.ageOn}`)
  const inOrder = directive.limits.toSorted((a, b) => a.under - b.under)
  return inOrder.find(({ under }) => age < under) ?? null
}
