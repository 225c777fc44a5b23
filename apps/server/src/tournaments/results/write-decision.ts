import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { decisionMade } from '../tournament-events.ts'
import { insertDecisionRow, type NewDecision } from './decisions.queries.ts'

/** Writes a line of the public record, in a transaction; those concerned are told of it. */
export async function insertDecision(db: Db, decision: NewDecision): Promise<void> {
  const decisionId = await insertDecisionRow(db, decision)
  const { tournamentId: thingId, accountId, now: at } = decision
  await record(db, { is: decisionMade, thingId, accountId, data: { decisionId }, at })
}
