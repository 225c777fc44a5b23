import type { Directive } from './workload-calls.ts'

/** What is typed about a directive: numbers as text, empty where there is no limit. */
export type Typed = Omit<Directive, 'limits' | 'mostDays'> & {
  readonly mostDays: string
  readonly limits: readonly TypedLimit[]
}
export type TypedLimit = { readonly [P in keyof Directive['limits'][number]]: string }

const text = (number: number | null) => (number === null ? '' : String(number))
const number = (typed: string) => (typed === '' ? null : Number(typed))

export const noLimit: TypedLimit = { under: '', spell: '', day: '', week: '' }

export const typed = (directive: Directive): Typed => ({
  ...directive,
  mostDays: text(directive.mostDays),
  limits: directive.limits.map(({ under, spell, day, week }) => ({
    under: text(under),
    spell: text(spell),
    day: text(day),
    week: text(week),
  })),
})

export const directiveOf = (fields: Typed): Directive => ({
  ...fields,
  mostDays: number(fields.mostDays),
  limits: fields.limits.map(({ under, spell, day, week }) => ({
    under: Number(under),
    spell: number(spell),
    day: number(day),
    week: number(week),
  })),
})
