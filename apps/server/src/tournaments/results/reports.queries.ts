import type { Outcome, ResultReport } from '@pavilion/contract/tournaments/result-fields.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

export type ReportRow = ResultReport & { readonly fixtureId: string }

const columns = sql`r.fixture_id as "fixtureId", r.outcome, r.status, r.objection,
  r.answer_by as "answerBy"`

export async function findReport(db: Db, fixtureId: string): Promise<ReportRow | undefined> {
  const found = await sql<ReportRow>`
    select ${columns} from fixture_report r where r.fixture_id = ${fixtureId}::uuid`.execute(db)
  return found.rows[0]
}

export async function findReports(db: Db, tournamentId: string): Promise<ReportRow[]> {
  const found = await sql<ReportRow>`
    select ${columns} from fixture_report r join tournament_fixture f on f.id = r.fixture_id
    where f.tournament_id = ${tournamentId}::uuid order by f.number`.execute(db)
  return found.rows
}

type Told = {
  readonly fixtureId: string
  readonly outcome: Outcome
  readonly accountId: string
  readonly now: string
  readonly answerBy: string
}

/** Told again, it is another one, which has not been answered. */
export async function keepReport(db: Db, told: Told): Promise<void> {
  const { fixtureId, outcome, accountId, now, answerBy } = told
  await sql`
    insert into fixture_report (fixture_id, outcome, status, told_by, told_at, answer_by)
    values (${fixtureId}::uuid, ${JSON.stringify(outcome)}::jsonb, 'open', ${accountId}::uuid,
            ${now}::timestamptz, ${answerBy}::timestamptz)
    on conflict (fixture_id) do update
    set outcome = excluded.outcome, status = 'open', objection = '', told_by = excluded.told_by,
        told_at = excluded.told_at, answer_by = excluded.answer_by, answered_by = null,
        answered_at = null`.execute(db)
}

type Answered = {
  readonly fixtureId: string
  readonly status: 'disputed' | 'standing'
  readonly objection: string
  /** Null when nobody answered in time. */
  readonly accountId: string | null
  readonly now: string
}

/** As `answerReport`, unless the report has another status by now. Answers whether it was in time. */
export async function answerInTime(
  db: Db,
  answered: Answered,
  whileIt: readonly ResultReport['status'][],
): Promise<boolean> {
  const answer = answering(db, answered).where('status', 'in', [...whileIt])
  return (await answer.returning('fixture_id').execute()).length > 0
}

export async function answerReport(db: Db, answered: Answered): Promise<void> {
  await answering(db, answered).execute()
}

const answering = (db: Db, { fixtureId, status, objection, accountId, now }: Answered) =>
  db
    .updateTable('fixture_report')
    .set({ status, objection, answered_by: accountId, answered_at: now })
    .where('fixture_id', '=', fixtureId)

export async function deleteReport(db: Db, fixtureId: string): Promise<void> {
  await db.deleteFrom('fixture_report').where('fixture_id', '=', fixtureId).execute()
}

type Due = { readonly fixtureId: string; readonly tournamentId: string }

/** Reports that nobody has answered in time, some at once. */
export async function findUnanswered(db: Db, now: string, most: number): Promise<Due[]> {
  const found = await sql<Due>`
    select r.fixture_id as "fixtureId", f.tournament_id as "tournamentId"
    from fixture_report r join tournament_fixture f on f.id = r.fixture_id
    where r.status = 'open' and r.answer_by <= ${now}::timestamptz
    order by r.answer_by limit ${most}`.execute(db)
  return found.rows
}

/** Matches of which nothing was recorded or told in time, where that costs points. */
export async function findLate(db: Db, now: string, most: number): Promise<Due[]> {
  const found = await sql<Due>`
    select f.id as "fixtureId", f.tournament_id as "tournamentId"
    from tournament_fixture f
    join tournament_setup s on s.id = f.tournament_id
    join match m on m.id = f.match_id
    where s.late_points > 0 and f.stage = 'league' and m.status = 'upcoming'
      and f.starts_at + make_interval(hours => s.report_hours) <= ${now}::timestamptz
      and not exists (select from fixture_report r where r.fixture_id = f.id)
      and not exists (select from tournament_decision d
                      where d.fixture_id = f.id and d.kind = 'late')
      and exists (select from tournament_entry e where e.tournament_id = f.tournament_id
                  and e.team_id = f.home_id and e.manager_id is not null)
    order by f.starts_at limit ${most}`.execute(db)
  return found.rows
}

/** The fixtures of the teams that an account answers for, those that are due first. */
export async function findFixturesOf(
  db: Db,
  accountId: string,
  most: number,
): Promise<{ fixtureId: string; tournamentId: string; teamId: string }[]> {
  const found = await sql<{ fixtureId: string; tournamentId: string; teamId: string }>`
    select f.id as "fixtureId", f.tournament_id as "tournamentId", e.team_id as "teamId"
    from tournament_entry e
    join tournament_fixture f
      on f.tournament_id = e.tournament_id and e.team_id in (f.home_id, f.away_id)
    where e.manager_id = ${accountId}::uuid and e.status = 'accepted' and f.match_id is not null
    order by f.starts_at nulls last, f.number limit ${most}`.execute(db)
  return found.rows
}
