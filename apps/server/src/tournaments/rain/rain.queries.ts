import {
  type RainCall,
  type RainPlan,
  RainRules,
} from '@pavilion/contract/tournaments/rain-fields.ts'
import type { DecisionDetails } from '@pavilion/contract/tournaments/result-fields.ts'
import type { PlayFact } from '@pavilion/cricket/facts.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type RunRow = {
  readonly id: string
  readonly tournamentId: string
  readonly plan: RainPlan
  readonly by: string | null
  readonly byId: string | null
  readonly at: string
  readonly isSettled: boolean
}

const runs = sql`
  select r.id, r.tournament_id as "tournamentId", r.plan, r.carried_out_by as "byId",
         nullif(concat_ws(' ', a.first_name, a.last_name), '') as by, r.carried_out_at as at,
         r.settled_at is not null as "isSettled"
  from tournament_rain_run r left join account a on a.id = r.carried_out_by`

export async function findRainRun(db: Db, id: string): Promise<RunRow | undefined> {
  const found = await sql<RunRow>`${runs} where r.id = ${id}::uuid`.execute(db)
  return found.rows[0]
}

/** The latest first. */
export async function findRunsOfDay(db: Db, tournamentId: string, day: string): Promise<RunRow[]> {
  const found = await sql<RunRow>`${runs}
    where r.tournament_id = ${tournamentId}::uuid and r.day = ${day}::date
    order by r.carried_out_at desc, r.id`.execute(db)
  return found.rows
}

/** By what the tournament reckoned lost time the last time; early plans do not say G50. */
export async function findLatestRules(db: Db, id: string): Promise<RainRules | undefined> {
  const found = await sql<{ rules: unknown }>`
    select plan->'rules' as rules from tournament_rain_run where tournament_id = ${id}::uuid
    order by carried_out_at desc, id limit 1`.execute(db)
  return RainRules.optional().parse(found.rows[0]?.rules)
}

type NewRun = {
  readonly id: string
  readonly tournamentId: string
  readonly plan: RainPlan
  readonly accountId: string
  readonly now: string
}

export async function insertRainRun(db: Db, run: NewRun): Promise<void> {
  const { id, tournamentId, plan, accountId, now } = run
  await db
    .insertInto('tournament_rain_run')
    .values({
      id,
      tournament_id: tournamentId,
      day: plan.day,
      plan: JSON.stringify(plan),
      carried_out_by: accountId,
      carried_out_at: now,
    })
    .execute()
}

export type ItemRow = {
  readonly runId: string
  readonly fixtureId: string
  readonly matchId: string | null
  readonly call: RainCall
  /** For the match’s log, after that entry of it. */
  readonly facts: readonly PlayFact[]
  readonly expectedSeq: number
  readonly innings: 1 | 2 | null
  readonly state: 'due' | 'done' | 'refused'
  readonly says: string
  /** The line of the public record; null where nothing changes. */
  readonly kind: 'moved' | 'shortened' | 'decided' | null
  readonly said: DecisionDetails | null
  readonly decisionId: string | null
}

export async function insertRainItem(db: Db, item: ItemRow): Promise<void> {
  await db
    .insertInto('tournament_rain_item')
    .values({
      run_id: item.runId,
      fixture_id: item.fixtureId,
      match_id: item.matchId,
      call: JSON.stringify(item.call),
      facts: JSON.stringify(item.facts),
      expected_seq: item.expectedSeq,
      innings: item.innings,
      state: item.state,
      says: item.says,
      kind: item.kind,
      said: item.said === null ? null : JSON.stringify(item.said),
      decision_id: item.decisionId,
    })
    .execute()
}

const items = sql`
  select i.run_id as "runId", i.fixture_id as "fixtureId", i.match_id as "matchId", i.call, i.facts,
         i.expected_seq as "expectedSeq", i.innings, i.state, i.says, i.kind, i.said,
         i.decision_id as "decisionId"
  from tournament_rain_item i join tournament_rain_run r on r.id = i.run_id`

/** The earlier plans first, each in its own order. */
export async function findRainItems(db: Db, runIds: readonly string[]): Promise<ItemRow[]> {
  const found = await sql<ItemRow>`${items}
    where i.run_id = any(${[...runIds]}::uuid[])
    order by r.carried_out_at, r.id, i.fixture_id`.execute(db)
  return found.rows
}

/** Keeps others from settling the plan until the transaction ends. */
export async function lockRainRun(db: Db, id: string): Promise<void> {
  await sql`select from tournament_rain_run where id = ${id}::uuid for update`.execute(db)
}

type Receipt = Pick<ItemRow, 'runId' | 'fixtureId' | 'state' | 'says' | 'decisionId'>

export async function updateRainItem(db: Db, receipt: Receipt): Promise<void> {
  const { runId, fixtureId, state, says, decisionId } = receipt
  await db
    .updateTable('tournament_rain_item')
    .set({ state, says, decision_id: decisionId })
    .where('run_id', '=', runId)
    .where('fixture_id', '=', fixtureId)
    .execute()
}

export async function settleRainRun(db: Db, id: string, now: string): Promise<void> {
  await db
    .updateTable('tournament_rain_run')
    .set({ settled_at: now })
    .where('id', '=', id)
    .execute()
}
