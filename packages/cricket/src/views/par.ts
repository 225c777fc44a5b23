import type { MatchState } from '../fold/state.ts'
import { oversText } from '../formats/conditions.ts'
import { chaseOf, parAt, parSheet, targetOf } from '../targets/chase.ts'
import type { Chase, ChasePlan, Method } from '../targets/chase.ts'
import { interrupted, phaseOf } from '../targets/interrupted.ts'
import { rainConditions } from '../targets/rain-conditions.ts'
import type { Position } from '../targets/resource-table.ts'
import { averageScores } from '../targets/standard-edition.ts'

/** The score that would tie a chase if it were broken off now, and by which method. */
export type Par = { readonly runs: number; readonly method: string }

type Standing = { readonly chase: Chase; readonly position: Position }

/** A target may have been worked out with either average; it counts where Team 2 has more than Team 1. */
const averages = [averageScores.fullMembersAndFirstClass, averageScores.others] as const

/** Null without a chase, for formats that the method has no table for, and for targets that are not by it. */
function standingOf(state: MatchState): Standing | null {
  const target = state.current?.target
  if (target === null || target === undefined || phaseOf(state) !== 'second innings') return null
  const rain = rainConditions(state.setup.conditions)
  const has = interrupted(state)
  if (!rain.ok || !has.ok || has.value.second === null) return null
  const { first, second, position } = has.value
  const chase = chaseTo(target.runs, rain.value.method, { first, second })
  return chase && { chase, position }
}

function chaseTo(target: number, { table }: Method, plan: ChasePlan): Chase | null {
  for (const g50 of averages) {
    const chase = chaseOf({ table, g50 }, plan)
    if (chase.ok && targetOf(chase.value) === target) return chase.value
  }
  return null
}

export function parOf(state: MatchState): Par | null {
  const standing = standingOf(state)
  const runs = standing === null ? null : parAt(standing.chase, standing.position)
  return standing === null || runs === null
    ? null
    : { runs, method: standing.chase.method.table.name }
}

export type ParSheetRow = {
  /** How many overs are bowled then, "12.3". */
  readonly overs: string
  /** By wickets lost, from those that are lost now. */
  readonly pars: readonly (number | null)[]
}

/** The par scores of every ball that is left, from the one that was bowled last. */
export type ParSheet = {
  readonly method: string
  readonly wicketsLost: number
  readonly rows: readonly ParSheetRow[]
}

export function parSheetOf(state: MatchState): ParSheet | null {
  const standing = standingOf(state)
  const limit = state.current?.ballLimit
  if (standing === null || limit === null || limit === undefined) return null
  const { chase, position } = standing
  const { ballsPerOver } = state.setup.conditions
  return {
    method: chase.method.table.name,
    wicketsLost: position.wicketsLost,
    rows: parSheet(chase)
      .filter(({ ballsLeft }) => ballsLeft <= position.ballsLeft)
      .map(({ ballsLeft, pars }) => ({
        overs: oversText(limit - ballsLeft, ballsPerOver),
        pars: pars.slice(position.wicketsLost),
      })),
  }
}
