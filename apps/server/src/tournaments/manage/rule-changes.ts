import { isDeepStrictEqual } from 'node:util'
import type { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import { formatName } from '@pavilion/cricket/formats/conditions.ts'
import { playingConditions } from '#scoring/scoring.ts'
import type { FixtureRow } from '../fixtures/fixtures.queries.ts'
import { isShortened } from '../fixtures/own-conditions.ts'
import type { SetupRow } from './setup.queries.ts'

/** A rule that is changed after it has come into force. */
export type RuleChange = {
  readonly part: 'points' | 'awards' | 'qualifiers' | 'conditions'
  /** What it affects, for whoever changes it. */
  readonly affects: string
  /** What has changed, for everybody. */
  readonly says: string
}

type Before = Pick<SetupRow, 'fields' | 'played'>

/** The changed rules that something public follows from: played matches, or matches to be played. */
export function ruleChanges(
  { fields: before, played }: Before,
  after: TournamentFields,
  fixtures: readonly FixtureRow[],
): RuleChange[] {
  const isOther = (part: RuleChange['part']) => !isDeepStrictEqual(before[part], after[part])
  const changes: RuleChange[] = []
  const matches = count(played, 'match', 'matches')
  if (played > 0 && isOther('points')) {
    const affects = `The table is worked out again from ${matches} already played.`
    changes.push({ part: 'points', affects, says: 'points and order of the table' })
  }
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
  return [...changes, ...conditionsChange(before, after, fixtures)]
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

const count = (many: number, one: string, more: string): string =>
  `${many} ${many === 1 ? one : more}`
