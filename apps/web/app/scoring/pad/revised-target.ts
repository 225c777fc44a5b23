import type { Fact } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { typedLength } from '@pavilion/cricket/text/typed-length.ts'
import * as t from '#texts/scoring.ts'

/** How the umpires come to a target; the last of them is no method. */
export const targetMethods = ['D/L (Standard Edition)', 'DLS', 'VJD', t.targetSetByHand] as const
type TargetMethod = (typeof targetMethods)[number]

/** What is typed of a target or a length: overs as the umpires say them, "41" or "41.2", or balls. */
export type TypedTarget = {
  readonly runs: string
  readonly overs: string
  /** Null before one is chosen. */
  readonly method: TargetMethod | null
  readonly reason: string
}

export const noTarget: TypedTarget = { runs: '', overs: '', method: null, reason: '' }

/** The fact; undefined while something is missing. A target says its method and why. */
export function revisedTarget({ setup }: MatchState, typed: TypedTarget): Fact | undefined {
  const runs = targetOf(typed)
  const balls = lengthOf(typed, setup.conditions)
  const { method } = typed
  const reason = typed.reason.trim()
  const type = 'target-revised'
  const length = balls === undefined ? {} : { balls }
  if (runs !== undefined) {
    return method === null || reason === '' ? undefined : { type, runs, ...length, method, reason }
  }
  return balls === undefined ? undefined : { type, balls, ...(reason !== '' && { reason }) }
}

function targetOf({ runs }: TypedTarget): number | undefined {
  const target = Number(runs)
  return Number.isInteger(target) && target > 0 ? target : undefined
}

function lengthOf({ overs }: TypedTarget, rules: OverRules): number | undefined {
  const length = typedLength(Number(overs), rules)
  return length !== null && length > 0 ? length : undefined
}
