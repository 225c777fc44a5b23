import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Simulated, Simulation } from '@pavilion/cricket/simulation/simulate-seasons.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { playingConditions } from '#scoring/scoring.ts'
import { refuseFull } from '#security/bounded-work.ts'
import { FULL } from '#security/fair-queue.ts'
import { spendTries } from '#security/limits.ts'
import { FAILED, threadsFor } from '#security/thread-pool.ts'
import { pointsRules } from '../group-tables.ts'
import { limits } from '../limits.ts'
import { findEntries } from '../manage/entries.queries.ts'
import { groupSizes } from '../manage/lint-setup.ts'
import { tournamentOfManager } from '../manage/managed-tournament.ts'
import type { SetupRow } from '../manage/setup.queries.ts'

const SEASONS = 1_000
const USUAL_TEAMS = 8
const MOST_TEAMS = 24
const MOST_LEGS = 2
const LONGEST_INNINGS = 50
/** Of a hundred matches. */
const WASHED_OUT = 4
const DRAWN = 30

export const simulate = os.tournaments.simulate.handler(async ({ input, context }) => {
  const { tournamentId, seed, points, qualifiers } = input
  const { actor, setup } = await tournamentOfManager(context, tournamentId)
  const { accountId } = actor
  await spendTries(context, [[limits.simulationByAccount, accountId]])
  const largest = Math.max(0, ...groupSizes(await findEntries(context.app.db, tournamentId)))
  const isSame = isDeepStrictEqual(points, setup.fields.points)
  const teams = largest < 2 ? USUAL_TEAMS : Math.min(MOST_TEAMS, largest)
  const legs = Math.min(MOST_LEGS, setup.legs ?? setup.fields.legs)
  const result = await threadsOf(context.app).run(accountId, {
    rules: pointsRules(points),
    against: isSame ? null : pointsRules(setup.fields.points),
    teams,
    legs,
    places: qualifiers,
    format: formatOf(setup),
    seasons: SEASONS,
    seed,
  })
  if (result === FULL) return refuseFull(context, 'seasons are being simulated')
  if (result === FAILED) throw new Error('Seasons could not be simulated in time.')
  return success(`${SEASONS} seasons`, { seed, seasons: SEASONS, teams, legs, result })
})

const threadsOf = threadsFor<Simulation, Simulated>(
  'simulation',
  path.join(import.meta.dirname, 'season-worker.ts'),
)

function formatOf({ fields }: SetupRow): Simulation['format'] {
  const playing = playingConditions(fields.conditions)
  const { oversPerInnings, ballsPerOver, playersPerSide, inningsPerSide } = playing
  return {
    overs: Math.min(LONGEST_INNINGS, oversPerInnings ?? LONGEST_INNINGS),
    ballsPerOver,
    wickets: playersPerSide - 1,
    inningsPerSide,
    washedOut: WASHED_OUT,
    drawn: oversPerInnings === null || inningsPerSide === 2 ? DRAWN : 0,
  }
}
