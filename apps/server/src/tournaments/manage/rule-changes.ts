import { isDeepStrictEqual } from 'node:util'
import type { MatchRules, PointsRules } from '@pavilion/contract/tournaments/points-fields.ts'
import type { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { formatName } from '@pavilion/cricket/formats/conditions.ts'
import { playingConditions } from '#scoring/scoring.ts'
import type { FixtureRow } from '../fixtures/fixtures.queries.ts'
import { isShortened } from '../fixtures/own-conditions.ts'
import type { SetupRow } from './setup.queries.ts'

/** A rule that is changed after it has come into force. */
export type RuleChange = {
  readonly part: 'points' | 'points.order' | 'awards' | 'qualifiers' | 'legs' | 'conditions'
  /** What it affects, for whoever changes it. */
  readonly affects: string
  /** What has changed, for everybody; null where nothing public follows from it. */
  readonly says: string | null
}

type Before = Pick<SetupRow, 'fields' | 'played'>

/** The changed rules that something public follows from: played matches, or matches to be played. */
export function ruleChanges(
  { fields: before, played }: Before,
  after: TournamentFields,
  fixtures: readonly FixtureRow[],
): RuleChange[] {
  const isOther = (part: 'awards') => !isDeepStrictEqual(before[part], after[part])
  const changes: RuleChange[] = []
  const matches = count(played, 'match', 'matches')
  if (played > 0) changes.push(...pointsChanges(before.points, after.points, played))
  if (played > 0 && isOther('awards')) {
    const affects = `The awards are worked out again from ${matches} already played.`
    changes.push({ part: 'awards', affects, says: 'formula of the awards' })
  }
  if (played > 0 && before.qualifiers !== after.qualifiers) {
    const affects =
      'The tables say who goes through by the new number. A knock-out that is set stays as it is.'
    const says = `teams that go through from each table: ${after.qualifiers} instead of ${before.qualifiers}`
    changes.push({ part: 'qualifiers', affects, says })
  }
  return [
    ...changes,
    ...legsChange(before, after, fixtures),
    ...conditionsChange(before, after, fixtures),
  ]
}

/** How much a match counts may change for later ones alone; how the teams are put in order is one for all matches. */
function pointsChanges(before: PointsRules, after: PointsRules, played: number): RuleChange[] {
  const changes: RuleChange[] = []
  const [old, other] = [matchRulesOf(before), matchRulesOf(after)]
  if (!isDeepStrictEqual(old, other)) {
    const kept = played === 1 ? '1 match already played keeps' : `${played} already played keep`
    const affects = `The new points are for matches decided from now on. ${kept} the old ones, unless you choose otherwise.`
    changes.push({ part: 'points', affects, says: 'points for a match' })
  }
  if (!isDeepStrictEqual({ ...before, ...old }, { ...after, ...old })) {
    const matches = count(played, 'match', 'matches')
    const affects = `The table is put in order again, with ${matches} already played.`
    changes.push({ part: 'points.order', affects, says: 'order of the table' })
  }
  return changes
}

/** What of the rules says how much one match counts. */
export function matchRulesOf(rules: PointsRules): MatchRules {
  const { points, bonuses, mostBonus, awardedRate, defaultRates } = rules
  return { points, bonuses, mostBonus, awardedRate, defaultRates }
}

/** The fixtures whose matches follow the rules of the tournament when these change. */
export const followingRules = (fixtures: readonly FixtureRow[]): FixtureRow[] =>
  fixtures.filter((one) => one.status === 'upcoming' && one.seq === 0 && !isShortened(one))

function conditionsChange(
  before: TournamentFields,
  after: TournamentFields,
  fixtures: readonly FixtureRow[],
): RuleChange[] {
  const made = fixtures.filter(({ matchId }) => matchId !== null)
  const [old, other] = [playingConditions(before.conditions), playingConditions(after.conditions)]
  if (made.length === 0 || isDeepStrictEqual(old, other)) return []
  const following = followingRules(made).length
  const kept = made.length - following
  const affects = [
    `The new playing conditions are for ${count(following, 'match', 'matches')} not begun yet.`,
    ...(kept > 0
      ? [`The old ones stay for ${count(kept, 'match', 'matches')} begun or shortened by rain.`]
      : []),
  ].join(' ')
  const [was, is] = [formatName(old), formatName(other)]
  const what = was === is ? 'playing conditions' : `${is} instead of ${was}`
  const says = `${what}, for ${count(following, 'match', 'matches')} not begun`
  return [{ part: 'conditions', affects, says }]
}

const times = { 1: 'once', 2: 'twice', 3: 'three times', 4: 'four times' } as const

/** Fixtures that there are do not follow how often pairs are to meet: only a new search replaces them. */
function legsChange(
  before: TournamentFields,
  after: TournamentFields,
  fixtures: readonly FixtureRow[],
): RuleChange[] {
  const league = fixtures.filter(({ stage }) => stage === 'league')
  if (league.length === 0 || before.legs === after.legs) return []
  const stay =
    league.length === 1
      ? 'The existing league fixture stays as it is.'
      : `The ${league.length} existing league fixtures stay as they are.`
  const next = league.some(({ seq }) => seq > 0)
    ? 'A match has begun, so a search can no longer replace them: add or remove fixtures by hand.'
    : `Search for fixtures again, so that each pair meets ${times[after.legs]}.`
  const isPublic = league.some(({ matchId }) => matchId !== null)
  const says = isPublic
    ? `each pair meets ${times[after.legs]} instead of ${times[before.legs]}`
    : null
  return [{ part: 'legs', affects: `${stay} ${next}`, says }]
}

const count = (many: number, one: string, more: string): string =>
  `${many} ${many === 1 ? one : more}`
