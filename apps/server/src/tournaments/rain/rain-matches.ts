import { createHash } from 'node:crypto'
import type { RainCall, RainRules } from '@pavilion/contract/tournaments/rain-fields.ts'
import { RAIN_DESK_CHANGED } from '@pavilion/contract/tournaments/tournament-refusals.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import { standardMethod } from '@pavilion/cricket/targets/chase.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import type { Phase } from '@pavilion/cricket/targets/interrupted.ts'
import { rainConditions, type RainConditions } from '@pavilion/cricket/targets/rain-conditions.ts'
import { averageScores } from '@pavilion/cricket/targets/standard-edition.ts'
import type { Result } from '@pavilion/cricket/result.ts'
import type { Db } from '#db/connect.ts'
import { refuseCall } from '#http/refuse-call.ts'
import type { AppContext } from '#app-context.ts'
import { findFixtures, type FixtureRow } from '../fixtures/fixtures.queries.ts'
import { placed, type Placed } from '../fixtures/placed-fixtures.ts'
import type { SetupRow } from '../manage/setup.queries.ts'
import { matchOf } from '../results/settle-match.ts'

/** A public fixture of known teams. */
export type RainFixture = Placed & {
  readonly matchId: string
  readonly home: NonNullable<FixtureRow['home']>
  readonly away: NonNullable<FixtureRow['away']>
}

const isPublic = (one: Placed): one is RainFixture =>
  one.matchId !== null && one.home !== null && one.away !== null

/** All fixtures of a tournament, and those of one day that are public. */
export async function fixturesOfDay(db: Db, { id, timeZone }: SetupRow, day: string) {
  const all = await placed(db, timeZone, await findFixtures(db, id))
  return { all, here: all.filter(isPublic).filter(({ local }) => local?.day === day) }
}

/** How lost time is reckoned in matches by these conditions; refused where the method has no values for them. */
export function rainOf(
  conditions: PlayingConditions,
  { g50 = averageScores.others, ...times }: Partial<RainRules> = {},
): Result<RainConditions> {
  const found = rainConditions(conditions, { ...standardMethod, g50 })
  return found.ok ? { ...found, value: { ...found.value, ...times } } : found
}

export type Called = {
  readonly call: RainCall
  readonly fixture: RainFixture
  readonly state: MatchState
}

/** The matches of a plan as they are now; refuses one that is not played on that day. */
export async function calledMatches(
  app: AppContext,
  here: readonly RainFixture[],
  calls: readonly RainCall[],
): Promise<Called[]> {
  const called: Called[] = []
  for (const call of calls) {
    const fixture = here.find(({ id }) => id === call.fixtureId)
    if (fixture === undefined) {
      const message = 'One of these matches is not played on this day.'
      throw refuseCall('RAIN_DESK_CHANGED', { ...RAIN_DESK_CHANGED, message })
    }
    called.push({ call, fixture, state: await matchOf(app, fixture.matchId) })
  }
  return called
}

type Seen = Pick<FixtureRow, 'id' | 'startsAt' | 'ground' | 'matchId' | 'status' | 'seq'>

/** A digest of the matches that a plan is about. */
export function seenOf(fixtures: readonly Seen[]): string {
  const seen = fixtures
    .map(({ id, startsAt, ground, matchId, status, seq }) =>
      JSON.stringify([id, startsAt, ground, matchId, status, seq]),
    )
    .toSorted()
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex')
}

/** Against whose overs lost time counts. */
export const inningsOf = (phase: Phase): 1 | 2 =>
  phase === 'interval' || phase === 'second innings' ? 2 : 1
