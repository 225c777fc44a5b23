import type { TournamentId } from '@pavilion/contract/ids.ts'
import type {
  TournamentFields,
  TournamentRole,
} from '@pavilion/contract/tournaments/tournament-fields.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { organisationJson, type OrganisationRow } from '#records/references.queries.ts'

export type ManagerRow = {
  readonly accountId: string
  readonly name: string
  readonly role: TournamentRole
}

export type SetupRow = {
  readonly id: TournamentId
  readonly organisationId: string | null
  readonly organisation: OrganisationRow | null
  readonly fields: TournamentFields
  readonly revision: number
  readonly timeZone: string
  readonly isPublished: boolean
  /** Teams enter by themselves, with the PIN where there is one. */
  readonly entryIsOpen: boolean
  readonly entryPin: string | null
  readonly entryDeadline: string | null
  readonly currency: string
  readonly entryFee: MinorUnits | null
  readonly entryRefundUntil: string | null
  readonly drawSeed: string | null
  readonly drawnAt: string | null
  readonly managers: ManagerRow[]
  /** Matches with a result. */
  readonly played: number
  /** How often each pair meets in the fixtures of the league; null before there are any. */
  readonly legs: number | null
}

export async function findSetup(db: Db, id: string): Promise<SetupRow | undefined> {
  const found = await sql<SetupRow>`
    select s.id, s.organisation_id as "organisationId", s.revision, s.time_zone as "timeZone",
           s.published_at is not null as "isPublished", s.entry_pin as "entryPin",
           s.entry_is_open as "entryIsOpen",
           s.entry_deadline as "entryDeadline", s.currency, s.entry_fee as "entryFee",
           s.entry_refund_until as "entryRefundUntil", s.draw_seed as "drawSeed", s.drawn_at as "drawnAt",
           jsonb_build_object('name', s.name, 'about', s.about, 'city', s.city,
             'grounds', s.grounds, 'startsOn', s.starts_on, 'endsOn', s.ends_on,
             'gender', s.gender, 'ageGroup', s.age_group, 'ballType', s.ball_type,
             'organiser', s.organiser, 'email', s.email, 'phone', s.phone,
             'conditions', s.conditions, 'points', s.points, 'legs', s.legs, 'plannedGroups', s.planned_groups,
             'qualifiers', s.qualifiers,
             'reportHours', s.report_hours, 'answerHours', s.answer_hours,
             'latePoints', s.late_points, 'squads', s.squad_rules,
             'awards', s.award_formula) as fields,
           (select ${organisationJson('o')}
            from organisation o where o.id = s.organisation_id) as organisation,
           coalesce((select jsonb_agg(jsonb_build_object('accountId', a.id, 'role', m.role,
              'name', concat_ws(' ', a.first_name, a.last_name)) order by m.added_at, a.id)
            from tournament_manager m join account a on a.id = m.account_id
            where m.tournament_id = s.id), '[]') as managers,
           (select count(*)::int from match m
            where m.tournament_id = s.id and m.status in ('complete', 'abandoned')) as played,
           (select max(pair.legs)::int from (select count(*) as legs from tournament_fixture f
              where f.tournament_id = s.id and f.stage = 'league'
              group by least(f.home_id, f.away_id), greatest(f.home_id, f.away_id)) pair) as legs
    from tournament_setup s where s.id = ${id}::uuid`.execute(db)
  return found.rows[0]
}

/** Makes changes of one tournament wait for each other until the transaction ends. */
export async function lockSetup(db: Db, id: string): Promise<void> {
  await sql`select from tournament_setup where id = ${id}::uuid for update`.execute(db)
}

export type NewSetup = {
  readonly fields: TournamentFields
  readonly organisationId: string | null
  readonly timeZone: string
  readonly currency: string
  readonly accountId: string
  readonly idempotencyKey: string
  readonly requestHash: Buffer
  readonly now: string
}

/** What an organiser sets up, in its columns. */
export const setupColumns = (fields: TournamentFields) => ({
  name: fields.name,
  about: fields.about,
  city: fields.city,
  grounds: [...fields.grounds],
  starts_on: fields.startsOn,
  ends_on: fields.endsOn,
  gender: fields.gender,
  age_group: fields.ageGroup,
  ball_type: fields.ballType,
  organiser: fields.organiser,
  email: fields.email,
  phone: fields.phone,
  conditions: JSON.stringify(fields.conditions),
  points: JSON.stringify(fields.points),
  legs: fields.legs,
  planned_groups: fields.plannedGroups,
  qualifiers: fields.qualifiers,
  report_hours: fields.reportHours,
  answer_hours: fields.answerHours,
  late_points: fields.latePoints,
  squad_rules: JSON.stringify(fields.squads),
  award_formula: JSON.stringify(fields.awards),
})

/** Answers the id; undefined when this request has made it before. */
export async function insertSetup(db: Db, made: NewSetup): Promise<string | undefined> {
  const inserted = await db
    .insertInto('tournament_setup')
    .values({
      ...setupColumns(made.fields),
      organisation_id: made.organisationId,
      time_zone: made.timeZone,
      currency: made.currency,
      made_by: made.accountId,
      idempotency_key: made.idempotencyKey,
      request_hash: made.requestHash,
      created_at: made.now,
    })
    .onConflict((conflict) => conflict.constraint('tournament_made_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function findMadeWith(
  db: Db,
  { accountId, idempotencyKey }: Pick<NewSetup, 'accountId' | 'idempotencyKey'>,
): Promise<{ id: string; requestHash: Buffer }> {
  return db
    .selectFrom('tournament_setup')
    .select(['id', 'request_hash as requestHash'])
    .where('made_by', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
}

type Saved = {
  readonly id: string
  readonly revision: number
  readonly fields: TournamentFields
}

/** Answers whether the revision was still the latest. */
export async function updateSetup(db: Db, { id, revision, fields }: Saved): Promise<boolean> {
  const updated = await db
    .updateTable('tournament_setup')
    .set({ ...setupColumns(fields), revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

type Public = {
  readonly id: string
  readonly name: string
  readonly season: string
  readonly gender: 'male' | 'female' | 'mixed'
  readonly organisationId: string | null
}

/** What everybody sees of a published tournament follows what its organiser says. */
export async function updateRecord(db: Db, { id, name, season, gender }: Public): Promise<void> {
  await db.updateTable('tournament').set({ name, season, gender }).where('id', '=', id).execute()
}

/** Answers whether it was not public before. */
export async function insertRecord(db: Db, record: Public, now: string): Promise<boolean> {
  const { id, name, season, gender, organisationId: organisation_id } = record
  const inserted = await db
    .insertInto('tournament')
    .values({ id, name, season, gender, organisation_id, made_here: true })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) return false
  await db.updateTable('tournament_setup').set({ published_at: now }).where('id', '=', id).execute()
  return true
}

/** Answers whether there was such a draft. */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('tournament_setup')
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

export type OwnRow = {
  readonly id: TournamentId
  readonly name: string
  readonly isPublished: boolean
  readonly startsOn: string
  readonly endsOn: string
  readonly city: string
  readonly teams: number
}

/** The tournaments that the account runs itself, or by its roles in these organisations. */
export async function findOwn(
  db: Db,
  { accountId, organisationIds, most }: Mine,
): Promise<OwnRow[]> {
  const found = await sql<OwnRow>`
    select s.id, s.name, s.published_at is not null as "isPublished", s.starts_on as "startsOn",
           s.ends_on as "endsOn", s.city,
           (select count(*)::int from tournament_entry e
            where e.tournament_id = s.id and e.status = 'accepted') as teams
    from tournament_setup s
    where s.organisation_id = any(${[...organisationIds]}::uuid[])
       or exists (select from tournament_manager m
                  where m.tournament_id = s.id and m.account_id = ${accountId}::uuid)
    order by s.starts_on desc, s.id desc limit ${most}`.execute(db)
  return found.rows
}

type Mine = {
  readonly accountId: string
  readonly organisationIds: readonly string[]
  readonly most: number
}

export async function countOwned(db: Db, accountId: string): Promise<number> {
  const { owned } = await db
    .selectFrom('tournament_manager')
    .select(({ fn }) => fn.countAll<number>().as('owned'))
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return Number(owned)
}
