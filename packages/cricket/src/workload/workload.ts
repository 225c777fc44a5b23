import type { AgeLimit, Directive } from './directive.ts'
import { type BowledOvers, overdueRest, spellUnderWay } from './spells.ts'

export const workloadRules = ['spell', 'rest', 'day', 'week', 'days'] as const
export type WorkloadRule = (typeof workloadRules)[number]

/** What somebody has bowled on a day, in matches and nets. */
export type BowledDay = { readonly day: string; readonly overs: number }

/** What one directive lets somebody bowl. */
export type BowlingLimit = Omit<AgeLimit, 'under'> &
  Pick<Directive, 'clause' | 'action' | 'mostDays'> & {
    /** Whose directive it is. */
    readonly by: string
  }

export type Workload = {
  /** The day of the next over. */
  readonly day: string
  /** What was bowled elsewhere on this day and the six before. */
  readonly elsewhere: readonly BowledDay[]
  /** The overs of this innings. */
  readonly innings: BowledOvers
  /** The overs that the bowler has bowled in this match today, the innings' among them. */
  readonly inMatch: number
}

/** What one more over would break, and by how much: `most` overs or days, or overs of rest still due. */
export type WorkloadBreach = {
  readonly rule: WorkloadRule
  readonly most: number
  readonly limit: BowlingLimit
}

/** What one more over of a bowler would break. */
export function breachesOfOver(
  bowler: string,
  workload: Workload,
  limits: readonly BowlingLimit[],
): WorkloadBreach[] {
  return limits.flatMap((limit) => breachesOf(bowler, workload, limit))
}

function breachesOf(bowler: string, workload: Workload, limit: BowlingLimit): WorkloadBreach[] {
  const { innings } = workload
  const { today, week, days } = sumsOf(workload)
  const rest = limit.spell === null ? 0 : overdueRest(innings, bowler)
  const breach = (rule: WorkloadRule, most: number) => [{ rule, most, limit }]
  const exceeded = (rule: WorkloadRule, most: number | null, overs: number) =>
    most !== null && overs >= most ? breach(rule, most) : []
  return [
    ...exceeded('spell', limit.spell, spellUnderWay(innings, bowler)),
    ...(rest > 0 ? breach('rest', rest) : []),
    ...exceeded('day', limit.day, today),
    ...exceeded('week', limit.week, week),
    ...(limit.mostDays !== null && today === 0 && days >= limit.mostDays
      ? breach('days', limit.mostDays)
      : []),
  ]
}

/** The overs of today and of the seven days up to it, and on how many of the days before today somebody bowled. */
function sumsOf({ day, elsewhere, inMatch }: Workload) {
  const sum = (of: readonly BowledDay[]) => of.reduce((overs, one) => overs + one.overs, 0)
  const before = elsewhere.filter((one) => one.day !== day && one.overs > 0)
  const today = sum(elsewhere.filter((one) => one.day === day)) + inMatch
  return { today, week: sum(before) + today, days: new Set(before.map((one) => one.day)).size }
}
