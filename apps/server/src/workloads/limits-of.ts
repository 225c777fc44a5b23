import type { Directive } from '@pavilion/cricket/workload/directive.ts'
import { limitOn } from '@pavilion/cricket/workload/directive.ts'
import type { BowlingLimit } from '@pavilion/cricket/workload/workload.ts'

/** A directive, and whose it is. */
export type DirectiveOf = { readonly directive: Directive; readonly by: string }

type Bowler = {
  readonly bornOn: string | null
  readonly bowls: 'pace' | 'spin' | null
  readonly directives: readonly DirectiveOf[]
}

/** What somebody may bowl on a day. Of whom nobody has said that it is pace, the pad only warns. */
export function limitsOf({ bornOn, bowls, directives }: Bowler, day: string): BowlingLimit[] {
  if (bornOn === null || bowls === 'spin') return []
  return directives.flatMap(({ directive, by }) => {
    const limit = limitOn(directive, bornOn, day)
    if (limit === null) return []
    const { clause, mostDays } = directive
    const action = bowls === null ? 'warn' : directive.action
    const { spell, day: daily, week } = limit
    return [{ by, clause, action, mostDays, spell, day: daily, week }]
  })
}
