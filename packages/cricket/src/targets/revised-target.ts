import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'
import { targetOf } from './chase.ts'
import type { Chase } from './chase.ts'
import type { TargetRefusal } from './resources.ts'

/** The target that is in force, and where it comes from. */
export type RevisedTarget = {
  readonly runs: number
  /** The legal balls in which it is to be reached. */
  readonly balls: number
  readonly source:
    | { readonly kind: 'method'; readonly name: string }
    | { readonly kind: 'by hand'; readonly reason: string }
}

export function computedTarget(chase: Chase): RevisedTarget {
  const { method, second } = chase
  const source = { kind: 'method', name: method.table.name } as const
  return { runs: targetOf(chase), balls: second.balls, source }
}

export type TargetByHand = {
  readonly runs: number
  readonly balls: number
  readonly reason: string
}

/** A target that the officials set themselves, whatever any method says; they say why. */
export function targetByHand(
  given: TargetByHand,
): Result<RevisedTarget, TargetRefusal | 'no-reason'> {
  const { runs, balls } = given
  const reason = given.reason.trim()
  if (!Number.isInteger(runs) || runs < 1)
    return refused('bad-runs', 'A target is at least one run (Law 16).')
  if (!Number.isInteger(balls) || balls < 1)
    return refused('bad-overs', 'A target is to be reached in at least one ball.')
  if (reason === '') return refused('no-reason', 'Say why the target is set by hand.')
  return ok({ runs, balls, source: { kind: 'by hand', reason } })
}
