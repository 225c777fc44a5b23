import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import { bowledOvers, oversInMatch } from '@pavilion/cricket/workload/bowled-overs.ts'
import { breachesOfOver } from '@pavilion/cricket/workload/workload.ts'
import type { WorkloadBreach } from '@pavilion/cricket/workload/workload.ts'
import * as t from '#texts/scoring.ts'
import type { MatchLimits } from './limit-store.ts'

/** What the pad says of a bowler whom a directive limits. */
export type Limited = { readonly says: string; readonly isStopped: boolean }

export type NextOver = {
  readonly state: MatchState
  readonly innings: Innings
  readonly bowler: PlayerId
}

/** Why somebody should not, or may not, bowl the next over; null where no directive says anything of them. */
export function limitedBy(
  limits: MatchLimits,
  { state, innings, bowler }: NextOver,
): Limited | null {
  const limited = limits.bowlers.find(({ id }) => id === bowler)
  if (limited === undefined) return null
  const { day, fromSeq } = limits
  const breaches = breachesOfOver(
    bowler,
    {
      day,
      elsewhere: limited.bowled,
      innings: bowledOvers(innings),
      inMatch: oversInMatch(state, bowler, fromSeq),
    },
    limited.limits,
  )
  const stops = breaches.find(({ limit }) => limit.action === 'stop')
  const breach = stops ?? breaches[0]
  return breach === undefined ? null : { says: sentence(breach), isStopped: stops !== undefined }
}

const says: Readonly<Record<WorkloadBreach['rule'], (most: number, by: string) => string>> = {
  spell: (overs, by) => t.mostInASpell({ overs, by }),
  rest: (overs, by) => t.restsFor({ overs, by }),
  day: (overs, by) => t.mostInADay({ overs, by }),
  week: (overs, by) => t.mostInSevenDays({ overs, by }),
  days: (days, by) => t.hasBowledOnDays({ days, by }),
}

/** "5 overs is the most in a spell (Indus League, rule 7.3)". */
function sentence({ rule, most, limit: { by, clause } }: WorkloadBreach): string {
  return says[rule](most, clause === '' ? by : t.ruleOf({ by, clause }))
}
