import type { RecordedCorrection } from '@pavilion/contract/matches/scoring-fields.ts'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** What decides who may score a match; `isSealed`: its log takes nothing but corrections. */
export type ScoredRow = {
  setup: MatchSetup
  creatorId: string | null
  scorerIds: string[]
  /** Who has accepted the appointment as its scorer. */
  appointedIds: string[]
  /** Who runs its tournament. */
  managerIds: string[]
  organisationIds: string[]
  isSealed: boolean
  /** The device that scores; null when none does. */
  holder: { device: string; accountId: string } | null
  /** Changes whenever who scores the match does, or anything about it. */
  updatedAt: string
}

export async function findScored(db: Db, matchId: string): Promise<ScoredRow | undefined> {
  const found = await sql<ScoredRow>`
    select m.setup, (select created_by from match_scoring where match_id = m.id) as "creatorId",
           array(select account_id::text from match_scorer where match_id = m.id) as "scorerIds",
           array(select o.account_id::text from appointment a
                 join official o on o.id = a.official_id
                 where a.match_id = m.id and a.role = 'scorer' and a.state = 'accepted'
                   and o.account_id is not null) as "appointedIds",
           array(select account_id::text from tournament_manager
                 where tournament_id = m.tournament_id) as "managerIds",
           array(select t.organisation_id::text from match_side s join team t on t.id = s.team_id
                 where s.match_id = m.id and t.organisation_id is not null
                 union
                 select t.organisation_id::text from tournament t
                 where t.id = m.tournament_id and t.organisation_id is not null)
             as "organisationIds",
           exists (select from match_sealed_log where match_id = m.id) as "isSealed",
           (select jsonb_build_object('device', device, 'accountId', account_id)
            from scoring_claim where match_id = m.id) as holder,
           m.updated_at as "updatedAt"
    from match m where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}

type CorrectionRow = RecordedCorrection & { readonly accountId: string | null }

/**
 * The corrections of a match that have a reason, by the seq of the first of those made together, and any after
 * `signedAt`.
 */
export async function findCorrections(
  db: Db,
  matchId: string,
  signedAt: number | null = null,
): Promise<CorrectionRow[]> {
  const found = await sql<CorrectionRow>`
    select e.seq, e.recorded_at as at, a.id as "accountId",
           nullif(concat_ws(' ', a.first_name, a.last_name), '') as by
    from match_event e left join account a on a.id::text = e.recorded_by
    where e.match_id = ${matchId}::uuid and (e.fact ? 'reason' or e.seq > ${signedAt}::int)
      and e.fact->>'type' in ('struck-out', 'corrected', 'inserted')
    order by e.seq`.execute(db)
  return found.rows
}

export type MadeRow = { id: string; requestHash: Buffer }

/** The match that the account made with this key. */
export const findMade = (db: Db, accountId: string, key: string): Promise<MadeRow | undefined> =>
  db
    .selectFrom('match_scoring')
    .select(['match_id as id', 'request_hash as requestHash'])
    .where('created_by', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

export type Making = {
  readonly matchId: string
  readonly accountId: string | null
  readonly key: string
  readonly requestHash: Buffer
  /** The entry of a club's calendar whose team sheet it was started from; null for none. */
  readonly entryId: string | null
  readonly now: string
}

export async function insertScoring(db: Db, making: Making): Promise<void> {
  await db
    .insertInto('match_scoring')
    .values({
      match_id: making.matchId,
      created_by: making.accountId,
      idempotency_key: making.key,
      request_hash: making.requestHash,
      entry_id: making.entryId,
      created_at: making.now,
    })
    .execute()
}

/** Makes an account's calls that make matches wait for each other until the transaction ends. */
export async function lockMaker(db: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`match ${accountId}`}, 0))`.execute(db)
}

/** The first day of a match. */
export async function findStartsOn(db: Db, matchId: string): Promise<string> {
  const found = await sql<{ day: string }>`
    select starts_on::text as day from match where id = ${matchId}::uuid`.execute(db)
  return found.rows[0]?.day ?? ''
}
