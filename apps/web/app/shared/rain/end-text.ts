import { evolve, replay } from '@pavilion/cricket/fold/match.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import { outcomeText } from '@pavilion/cricket/result/outcome-text.ts'
import { outcomeOf } from '@pavilion/cricket/result/outcome.ts'
import type { Ruling } from '@pavilion/cricket/targets/rain-ruling.ts'
import * as t from '#texts/scoring.ts'
import type { Figure } from './ruling-text.ts'
import type { TypedRain } from './typed-rain.ts'

/** The result if there is no more play: "Lions won by 12 runs, D/L (Standard Edition)", "No result". */
export function endText(state: MatchState, { facts }: Ruling): string {
  let ended = replay(state.setup, state.log)
  for (const fact of facts) ended = evolve(ended, { seq: ended.seq + 1, fact })
  const outcome = outcomeOf(ended)
  return outcome === null ? '' : outcomeText(ended, outcome)
}

/** What that result follows from. */
export function endFigures(state: MatchState, typed: TypedRain, ruling: Ruling): readonly Figure[] {
  const { current, setup } = state
  if (ruling.phase !== 'second innings' || current === null) {
    return [[t.oversOfChase, t.chaseNotBegun]]
  }
  const par = ruling.facts.find((fact) => fact.type === 'target-revised')?.runs
  return [
    [t.scoreNow, `${current.runs}/${current.wickets}`],
    ...(par === undefined ? [] : [[t.parNow, String(par - 1)] as const]),
    [t.oversOfChase, oversText(current.balls, setup.conditions.ballsPerOver)],
    [t.fewestOvers, typed.minimumOvers],
  ]
}
