import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'
import { allWickets, unitsLeft } from './resource-table.ts'
import type { Position, ResourceTable } from './resource-table.ts'
import { standingOf } from './resources.ts'
import type { PlannedInnings, Standing, TargetRefusal } from './resources.ts'
import { defaultG50, standardEdition } from './standard-edition.ts'

/** A table and the average score that it goes with. */
export type Method = {
  readonly table: ResourceTable
  /** G50: the runs of an average innings with all resources. Counts where Team 2 has more than Team 1. */
  readonly g50: number
}

export const standardMethod: Method = { table: standardEdition, g50: defaultG50 }

export type ChasePlan = {
  /** Team 1: its final score, penalty runs included. */
  readonly first: PlannedInnings & { readonly runs: number }
  /** Team 2; `penaltyRuns`: what Team 1 was awarded while Team 2 batted (Law 41). */
  readonly second: PlannedInnings & { readonly penaltyRuns?: number }
}

/** What Team 2 is set, with what its target and par scores follow from. */
export type Chase = {
  readonly method: Method
  readonly runs: number
  readonly penaltyRuns: number
  readonly first: Standing
  readonly second: Standing
}

const mostRuns = 10_000

export function chaseOf(
  method: Method,
  { first, second }: ChasePlan,
): Result<Chase, TargetRefusal> {
  const { penaltyRuns = 0 } = second
  if (!isCount(first.runs, mostRuns)) return refused('bad-runs', 'A score is a number of runs.')
  if (!isCount(penaltyRuns, mostRuns))
    return refused('bad-runs', 'Penalty runs are a number of runs.')
  if (!isCount(method.g50, mostRuns) || method.g50 === 0)
    return refused('bad-g50', 'G50 is a whole number of runs, at least one.')
  const had = standingOf(method.table, first)
  if (!had.ok) return refused(had.code, `Team 1: ${had.message}`)
  const has = standingOf(method.table, second)
  if (!has.ok) return refused(has.code, `Team 2: ${has.message}`)
  return ok({ method, runs: first.runs, penaltyRuns, first: had.value, second: has.value })
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

/** The runs with which Team 2 wins. */
export function targetOf(chase: Chase): number {
  return levelScore(chase, chase.second.units) + 1
}

/**
 * The score that ties the match when no further ball is bowled: the target less one, as if the innings had
 * been stopped for good there. A side that is all out has no resources left to lose. Null where the table has
 * no value.
 */
export function parAt(chase: Chase, position: Position): number | null {
  const lost = unitsLeft(chase.method.table, position)
  return lost === null ? null : levelScore(chase, Math.max(0, chase.second.units - lost))
}

/** Runs and penalty runs over whole numbers only: no rounding but the one downwards that the method asks for. */
function levelScore({ method, runs, penaltyRuns, first }: Chase, units: number): number {
  if (units < first.units) return quotient(runs * units, first.units) + penaltyRuns
  const more = quotient((units - first.units) * method.g50, method.table.whole)
  return runs + more + penaltyRuns
}

/** The whole part of a division of whole numbers, exact where a quotient of floats might not be. */
function quotient(dividend: number, divisor: number): number {
  return (dividend - (dividend % divisor)) / divisor
}

export type ParRow = {
  readonly ballsLeft: number
  /** By wickets lost from 0; null where more are lost already, or the table has no value. */
  readonly pars: readonly (number | null)[]
}

/** Par scores for every ball from the last resumption to the end of the innings, for all wickets. */
export function parSheet(chase: Chase): ParRow[] {
  const { ballsLeft: most, wicketsLost: out } = chase.second
  const wickets = Array.from({ length: allWickets(chase.method.table) }, (_, lost) => lost)
  return Array.from({ length: most + 1 }, (_, bowled) => most - bowled).map((ballsLeft) => ({
    ballsLeft,
    pars: wickets.map((lost) =>
      lost < out ? null : parAt(chase, { ballsLeft, wicketsLost: lost }),
    ),
  }))
}
