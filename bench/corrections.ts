import { changed } from '@pavilion/cricket/corrections/draft.ts'
import { correctionsOf, draftOf, planOf } from '@pavilion/cricket/corrections/plan.ts'
import type { BallBowled } from '@pavilion/cricket/facts.ts'
import { limited } from '@pavilion/cricket/formats/limited.ts'
import { replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { judgeAll } from '@pavilion/cricket/laws/judge-all.ts'
import { anyMatch, sideNamed } from './any-match.ts'
import type { BenchRow } from './row.ts'

const oversPerSide = 50
const rounds = 40
/** A phone in the field, compared with this machine. */
const throttle = 4

/**
 * The first ball of a match of a hundred overs becomes a wicket: everything that follows is planned, mended as
 * the first remedy says, and recorded.
 */
// oxlint-disable-next-line typescript/require-await -- every bench is asked the same way
export async function correctionsBench(): Promise<BenchRow[]> {
  const { setup, log } = anyMatch({
    conditions: limited(oversPerSide),
    teams: [sideNamed('h'), sideNamed('a')],
  })
  const times = Array.from({ length: rounds }, () => timeCorrection(replay(setup, log.slice())))
  const median = (pick: (time: Time) => number) =>
    times.map(pick).toSorted((a, b) => a - b)[rounds >> 1] ?? 0
  const [planned, recorded] = [median(({ plan }) => plan), median(({ record }) => record)]
  return [
    {
      name: 'corrections',
      what: `a correction of the first ball of a 100-over match, planned with all that follows, at ${throttle} times the time`,
      value: planned * throttle,
      goal: 200,
      unit: 'ms',
      detail: `${log.length} entries, ${planned.toFixed(1)} ms here; recording the ${times[0]?.facts ?? 0} corrections takes ${recorded.toFixed(1)} ms`,
    },
  ]
}

type Time = { readonly plan: number; readonly record: number; readonly facts: number }

function timeCorrection(state: MatchState): Time {
  const base = draftOf(state)
  const first = base.find(({ fact }) => fact.type === 'ball-bowled')
  if (first?.fact.type !== 'ball-bowled') throw new Error('There is no ball.')
  const wickets = [{ kind: 'bowled', playerOut: first.fact.striker }] as const
  const fact: BallBowled = { ...first.fact, runs: 0, wickets }
  const start = performance.now()
  const forbidden = planOf(state, changed(base, { kind: 'change', seq: first.seq, fact }))
  const planned = performance.now()
  const mended = planOf(state, forbidden.obstacles[0]?.remedies[0]?.draft ?? base)
  const facts = correctionsOf(state, mended, 'He was bowled')
  const ready = performance.now()
  const judged = judgeAll(state, facts)
  const end = performance.now()
  if (!judged.ok) throw new Error(judged.message)
  return {
    plan: Math.max(planned - start, ready - planned),
    record: end - ready,
    facts: facts.length,
  }
}

if (import.meta.main) console.log(await correctionsBench())
