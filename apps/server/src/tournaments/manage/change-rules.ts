import type { TournamentFields } from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { Db } from '#db/connect.ts'
import { playingConditions, reformatMatch } from '#scoring/scoring.ts'
import { type FixtureRow, updateMatchOf } from '../fixtures/fixtures.queries.ts'
import { insertDecision } from '../results/write-decision.ts'
import { followingRules, type RuleChange } from './rule-changes.ts'

type Changing = {
  readonly tournamentId: string
  readonly fields: TournamentFields
  readonly fixtures: readonly FixtureRow[]
  readonly changes: readonly RuleChange[]
  readonly accountId: string
  readonly now: string
}

/** Lets the matches that have not begun follow the new rules, and everybody read of them. */
export async function carryRules(db: Db, changing: Changing): Promise<void> {
  const { tournamentId, fields, fixtures, changes, accountId, now } = changing
  if (changes.length === 0) return
  if (changes.some(({ part }) => part === 'conditions')) await reformat(db, fields, fixtures)
  const said = { result: changes.map(({ says }) => says).join('; ') }
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
