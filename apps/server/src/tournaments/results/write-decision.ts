import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { decisionMade } from '../tournament-events.ts'
import { insertDecisionRow, type NewDecision } from './decisions.queries.ts'

/** Writes a line of the public record, in a transaction; those concerned are told of it. */
export const insertDecision = (db: Db, decision: NewDecision): Promise<void> =>
  insertDecisions(db, [decision])

/** Writes lines about one tournament; whoever is concerned by several is told of them together. */
export async function insertDecisions(db: Db, decisions: readonly NewDecision[]): Promise<void> {
  const ids: string[] = []
  for (const decision of decisions) ids.push(await insertDecisionRow(db, decision))
  await tellDecisions(db, decisions[0], ids)
}

type Deciding = Pick<NewDecision, 'tournamentId' | 'accountId' | 'now'>

/** Lets those concerned be told of lines that were written before. */
export async function tellDecisions(
  db: Db,
  deciding: Deciding | undefined,
  [decisionId, ...others]: readonly string[],
): Promise<void> {
  if (deciding === undefined || decisionId === undefined) return
  const { tournamentId: thingId, accountId, now: at } = deciding
  const data = { decisionId, ...(others.length > 0 && { others }) }
  await record(db, { is: decisionMade, thingId, accountId, data, at })
}
