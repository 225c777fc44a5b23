import type { PlayFact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import * as t from '#texts/scoring.ts'

/** What five penalty runs are awarded for, by the Law that says so (2017 Code). */
export const penaltyLaws = [
  { law: '18.5', what: t.deliberateShortRuns },
  { law: '24.4', what: t.fielderWithoutPermission },
  { law: '26.4', what: t.practiceOnTheField },
  { law: '28.2', what: t.illegalFielding },
  { law: '28.3', what: t.ballHitHelmet },
  { law: '28.6', what: t.unfairMovement },
  { law: '41.2', what: t.unfairPlay },
  { law: '41.3', what: t.ballsCondition },
  { law: '41.4', what: t.strikerDistracted },
  { law: '41.5', what: t.batterObstructed },
  { law: '41.9', what: t.fieldersWasteTime },
  { law: '41.10', what: t.battersWasteTime },
  { law: '41.12', what: t.fielderDamagesPitch },
  { law: '41.14', what: t.batterDamagesPitch },
  { law: '41.15', what: t.strikerInProtectedArea },
  { law: '41.17', what: t.battersStealRun },
  { law: '42', what: t.playersConduct },
] as const

/** "The ball hit a helmet on the ground (Law 28.3)"; empty for a Law that is not in the list. */
export function penaltyReason(law: string): string {
  const one = penaltyLaws.find((known) => known.law === law)
  return one === undefined ? '' : t.reasonOfLaw(one)
}

/** The award with its reason, which the commentary says; everything else, and an award without one, as it is. */
export function withReason({ setup }: MatchState, fact: PlayFact, law: string): PlayFact {
  const reason = penaltyReason(law)
  if (fact.type !== 'penalty-awarded' || reason === '') return fact
  const { runs } = fact
  const team = setup.teams.find(({ id }) => id === fact.team)?.name ?? ''
  return { ...fact, note: t.penaltyNote({ runs, team, reason }) }
}
