import type {
  CaseState,
  OwnReport,
  Sanction,
} from '@pavilion/contract/discipline/discipline-fields.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'

const MOST = 500

export type State = z.infer<typeof CaseState>

type Decided = {
  readonly sanction: Sanction['kind'] | null
  readonly fine: string | null
  readonly matches: number | null
  readonly until: string | null
}

/** What was decided, as the contract has it. */
export function sanctionOf({ sanction, fine, matches, until }: Decided): Sanction | null {
  if (sanction === 'fine') return { kind: 'fine', fine: fine ?? '' }
  if (sanction === 'matches') return { kind: 'matches', matches: matches ?? 1 }
  if (sanction === 'until') return { kind: 'until', until: until ?? '' }
  return sanction === null ? null : { kind: 'reprimand' }
}

export type ReportRow = Omit<OwnReport, 'sanction'> & Decided
export type CaseRow = ReportRow & {
  readonly matchId: string
  readonly reportedBy: string | null
  readonly decidedAt: string | null
}

const report = sql`d.id, t.name as team, d.player, d.clause, d.happened, d.state,
  d.reported_at as "reportedAt", d.sanction, d.fine, d.matches, d.until, d.reason,
  d.set_aside_for as "setAsideFor"`

/** What waits for the organiser first, then the latest. */
export async function findCases(db: Db, tournamentId: string): Promise<CaseRow[]> {
  const found = await sql<CaseRow>`
    select ${report}, d.match_id as "matchId", d.decided_at as "decidedAt",
           nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as "reportedBy"
    from discipline_case d join team t on t.id = d.team_id
    left join account a on a.id = d.reported_by
    where d.tournament_id = ${tournamentId}::uuid
    order by d.state in ('reported', 'charged') desc, d.reported_at desc, d.id
    limit ${MOST}`.execute(db)
  return found.rows
}

/** What an account has reported of a match, the latest first. */
export async function findOwnReports(
  db: Db,
  matchId: string,
  accountId: string,
): Promise<ReportRow[]> {
  const found = await sql<ReportRow>`
    select ${report} from discipline_case d join team t on t.id = d.team_id
    where d.match_id = ${matchId}::uuid and d.reported_by = ${accountId}::uuid
    order by d.reported_at desc, d.id`.execute(db)
  return found.rows
}

export type NewCase = {
  readonly id: string
  readonly tournamentId: string
  readonly matchId: string
  readonly teamId: string
  readonly player: string
  readonly clause: string
  readonly happened: string
  readonly accountId: string
  readonly now: string
}

/** Answers false, and adds nothing, when there is one of this id. */
export async function insertCase(db: Db, made: NewCase): Promise<boolean> {
  const { id, tournamentId, matchId, teamId, player, clause, happened, accountId, now } = made
  const inserted = await sql`
    insert into discipline_case (id, tournament_id, match_id, team_id, player, squad_player_id,
      clause, happened, state, reported_by, reported_at)
    values (${id}::uuid, ${tournamentId}::uuid, ${matchId}::uuid, ${teamId}::uuid, ${player},
      (select p.id from tournament_player p where p.tournament_id = ${tournamentId}::uuid
         and p.team_id = ${teamId}::uuid and p.folded = fold(${player})),
      ${clause}, ${happened}, 'reported', ${accountId}::uuid, ${now}::timestamptz)
    on conflict (id) do nothing`.execute(db)
  return (inserted.numAffectedRows ?? 0n) > 0n
}

export type LockedCase = Decided & { readonly state: State; readonly reason: string }

/** Holds a case of the tournament until the transaction ends. */
export async function lockCase(
  db: Db,
  tournamentId: string,
  caseId: string,
): Promise<LockedCase | undefined> {
  return db
    .selectFrom('discipline_case')
    .select(['state', 'reason', 'sanction', 'fine', 'matches', 'until'])
    .where('id', '=', caseId)
    .where('tournament_id', '=', tournamentId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateCharged(db: Db, caseId: string): Promise<void> {
  await db
    .updateTable('discipline_case')
    .set({ state: 'charged' })
    .where('id', '=', caseId)
    .execute()
}

type Answer = {
  readonly reason: string
  readonly accountId: string
  readonly now: string
}

export async function updateDismissed(
  db: Db,
  caseId: string,
  { reason, accountId, now }: Answer,
): Promise<void> {
  await db
    .updateTable('discipline_case')
    .set({ state: 'dismissed', reason, decided_by: accountId, decided_at: now })
    .where('id', '=', caseId)
    .execute()
}

export async function updateSetAside(db: Db, caseId: string, reason: string): Promise<void> {
  await db
    .updateTable('discipline_case')
    .set({ state: 'set-aside', set_aside_for: reason })
    .where('id', '=', caseId)
    .execute()
}

export async function updateDecided(
  db: Db,
  caseId: string,
  { sanction, reason, accountId, now }: Answer & { readonly sanction: Sanction },
): Promise<void> {
  await db
    .updateTable('discipline_case')
    .set({
      state: 'decided',
      sanction: sanction.kind,
      fine: sanction.kind === 'fine' ? sanction.fine : null,
      matches: sanction.kind === 'matches' ? sanction.matches : null,
      until: sanction.kind === 'until' ? sanction.until : null,
      reason,
      decided_by: accountId,
      decided_at: now,
    })
    .where('id', '=', caseId)
    .execute()
}
