import type { ScoringDevice, ScoringEvent } from '@pavilion/contract/matches/scoring-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** A device and whose it is. */
export type Claimant = {
  readonly matchId: string
  readonly device: string
  readonly label: string
  readonly accountId: string
  readonly now: string
}

const account = sql`jsonb_build_object('id', a.id, 'name', concat_ws(' ', a.first_name, a.last_name))`

/** The device that scores. */
export async function findHolder(db: Db, matchId: string): Promise<ScoringDevice | undefined> {
  const found = await sql<ScoringDevice>`
    select c.device, c.label, c.since, ${account} as account
    from scoring_claim c join account a on a.id = c.account_id
    where c.match_id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}

/** The devices that ask to score, the earliest first. */
export async function findAsked(db: Db, matchId: string): Promise<ScoringDevice[]> {
  const found = await sql<ScoringDevice>`
    select r.device, r.label, r.asked_at as since, ${account} as account
    from scoring_request r join account a on a.id = r.account_id
    where r.match_id = ${matchId}::uuid order by r.asked_at, r.device`.execute(db)
  return found.rows
}

/** Makes the device the one that scores, and ends what it asked for. */
export async function putHolder(db: Db, claimant: Claimant): Promise<void> {
  const { matchId: match_id, device, label, accountId: account_id, now: since } = claimant
  await db
    .insertInto('scoring_claim')
    .values({ match_id, device, label, account_id, since })
    .onConflict((conflict) =>
      conflict.column('match_id').doUpdateSet({ device, label, account_id, since }),
    )
    .execute()
  await deleteRequest(db, claimant)
}

const deleteRequest = (db: Db, { matchId, device }: Claimant) =>
  db
    .deleteFrom('scoring_request')
    .where('match_id', '=', matchId)
    .where('device', '=', device)
    .execute()

const MOST_ASKING = 20

/** Puts the device among those that ask, while they are few. Answers whether it is new there. */
export async function putRequest(db: Db, claimant: Claimant): Promise<boolean> {
  const { matchId: match_id, device, label, accountId: account_id, now: asked_at } = claimant
  if ((await findAsked(db, match_id)).length >= MOST_ASKING) return false
  const made = await db
    .insertInto('scoring_request')
    .values({ match_id, device, label, account_id, asked_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device')
    .executeTakeFirst()
  return made !== undefined
}

export const deleteHolder = (db: Db, matchId: string) =>
  db.deleteFrom('scoring_claim').where('match_id', '=', matchId).execute()

/** Ends what an account’s devices hold and ask for. */
export async function deleteDevicesOf(db: Db, matchId: string, accountId: string): Promise<void> {
  await db
    .deleteFrom('scoring_claim')
    .where('match_id', '=', matchId)
    .where('account_id', '=', accountId)
    .execute()
  await db
    .deleteFrom('scoring_request')
    .where('match_id', '=', matchId)
    .where('account_id', '=', accountId)
    .execute()
}

export type EventToNote = {
  readonly matchId: string
  readonly kind: ScoringEvent['kind']
  readonly accountId: string
  readonly device?: string
  readonly reason?: string
  readonly now: string
}

export async function insertEvent(db: Db, event: EventToNote): Promise<void> {
  const { matchId, kind, accountId, device = '', reason = '', now } = event
  await db
    .insertInto('scoring_event')
    .values({ match_id: matchId, kind, account_id: accountId, device, reason, at: now })
    .execute()
}

/** The latest events, newest first. */
export async function findEvents(db: Db, matchId: string, size: number): Promise<ScoringEvent[]> {
  const found = await sql<ScoringEvent>`
    select e.kind, e.device, e.reason, e.at, case when a.id is not null then ${account} end as account
    from scoring_event e left join account a on a.id = e.account_id
    where e.match_id = ${matchId}::uuid order by e.id desc limit ${size}`.execute(db)
  return found.rows
}

/** Locks the match, so that who scores it changes for one caller at a time. */
export async function lockScored(db: Db, matchId: string): Promise<void> {
  await db.selectFrom('match').select('id').where('id', '=', matchId).forUpdate().execute()
}
