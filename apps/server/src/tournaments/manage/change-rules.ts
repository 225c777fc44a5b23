import type { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { Db } from '#db/connect.ts'
import { playingConditions, reformatMatch } from '#scoring/scoring.ts'
import { type FixtureRow, updateMatchOf } from '../fixtures/fixtures.queries.ts'
import { insertDecision } from '../results/write-decision.ts'
import { forgetEarlierRules, keepRules } from '../match-points.queries.ts'
import { followingRules, matchRulesOf, type RuleChange } from './rule-changes.ts'

type Changing = {
  readonly tournamentId: string
  readonly fields: TournamentFields
  readonly before: TournamentFields
  /** Whether matches already played count by the new points, too. */
  readonly isForPlayed: boolean
  readonly fixtures: readonly FixtureRow[]
  readonly changes: readonly RuleChange[]
  readonly accountId: string
  readonly now: string
}

/** Lets the matches that have not begun follow the new rules, and everybody read of them. */
export async function carryRules(db: Db, changing: Changing): Promise<void> {
  const { tournamentId, fields, before, isForPlayed, fixtures, changes, accountId, now } = changing
  if (changes.length === 0) return
  if (changes.some(({ part }) => part === 'conditions')) await reformat(db, fields, fixtures)
  const isOfPoints = changes.some(({ part }) => part === 'points')
  if (isOfPoints && isForPlayed) await forgetEarlierRules(db, tournamentId)
  else if (isOfPoints) await keepRules(db, tournamentId, matchRulesOf(before.points))
  const reach = isForPlayed ? ', for all matches' : ', for matches decided from now on'
  const words = changes.flatMap(({ part, says }) => {
    if (says === null) return []
    return part === 'points' ? says + reach : says
  })
  if (words.length === 0) return
  const said = { result: words.join('; ') }
  const decided = { kind: 'rules changed', said, accountId, now } as const
  await insertDecision(db, { tournamentId, fixtureId: null, ...decided })
}

async function reformat(db: Db, fields: TournamentFields, fixtures: readonly FixtureRow[]) {
  const conditions = playingConditions(fields.conditions)
  for (const { id, matchId } of followingRules(fixtures)) {
    if (matchId === null || !(await reformatMatch(db, matchId, conditions))) continue
    await updateMatchOf(db, id, { matchId, conditions })
  }
}
