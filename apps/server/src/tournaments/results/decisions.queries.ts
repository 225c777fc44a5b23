import type {
  Decision,
  DecisionKind,
  DecisionDetails,
} from '@pavilion/contract/tournaments/result-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

const MOST = 200

/** DecisionDetails of a decision where nothing else is. */
export const nothing: DecisionDetails = {
  home: '',
  away: '',
  result: '',
  reason: '',
  points: null,
  from: null,
  to: null,
}

export type NewDecision = {
  readonly tournamentId: string
  /** Null for a decision about a team. */
  readonly fixtureId: string | null
  readonly kind: DecisionKind
  /** The sides of a fixture that is gone. */
  readonly sides?: readonly [home: string | null, away: string | null]
  readonly said: Partial<DecisionDetails>
  /** Null when nobody decided: a deadline has passed. */
  readonly accountId: string | null
  readonly now: string
}

/** Answers its id. A deadline is missed only once. */
export async function insertDecisionRow(db: Db, decision: NewDecision): Promise<string> {
  const { tournamentId, fixtureId, kind, sides, said, accountId, now } = decision
  const { id } = await db
    .insertInto('tournament_decision')
    .values({
      tournament_id: tournamentId,
      fixture_id: fixtureId,
      kind,
      home_id: sides?.[0] ?? null,
      away_id: sides?.[1] ?? null,
      said: JSON.stringify({ ...nothing, ...said }),
      decided_by: accountId,
      decided_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The latest first. */
export async function findDecisions(db: Db, tournamentId: string): Promise<Decision[]> {
  const found = await sql<Decision>`
    select id, kind, decided_at as at, said from tournament_decision
    where tournament_id = ${tournamentId}::uuid order by id desc limit ${MOST}`.execute(db)
  return found.rows
}
