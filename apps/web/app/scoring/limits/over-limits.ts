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

/** Whose directive it is, and which rule of it. */
type Source = { readonly by: string; readonly clause: string }

const says: Readonly<Record<WorkloadBreach['rule'], (most: number, source: Source) => string>> = {
  spell: (overs, source) => t.mostInASpell({ overs, ...source }),
  rest: (overs, source) => t.restsFor({ overs, ...source }),
  day: (overs, source) => t.mostInADay({ overs, ...source }),
  week: (overs, source) => t.mostInSevenDays({ overs, ...source }),
  days: (days, source) => t.hasBowledOnDays({ days, ...source }),
}

/** "5 overs is the most in a spell (Indus League, rule 7.3)". */
function sentence({ rule, most, limit: { by, clause } }: WorkloadBreach): string {
  return says[rule](most, { by, clause: clause === '' ? 'none' : clause })
}
