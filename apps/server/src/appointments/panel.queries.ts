import type {
  OfficialFields,
  PanelOfficial,
} from '@pavilion/contract/appointments/appointment-fields.ts'
import type { Candidate } from '@pavilion/cricket/appointments/propose.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'

/** A tournament, and the organisation whose panel it uses besides its own. */
export type PanelsOf = { readonly tournamentId: string; readonly organisationId: string | null }

const isOnPanel = ({ tournamentId, organisationId }: PanelsOf) => sql<boolean>`
  (p.removed_at is null
   and (p.tournament_id = ${tournamentId}::uuid or p.organisation_id = ${organisationId}::uuid))`

const position = sql`case when p.latitude is not null then
  jsonb_build_object('latitude', p.latitude, 'longitude', p.longitude) end`

/** By name. */
export async function findPanel(db: Db, of: PanelsOf): Promise<PanelOfficial[]> {
  const found = await sql<PanelOfficial>`
    select p.id, p.name, p.email, p.roles, p.grade, ${position} as position,
           p.organisation_id is not null as "isOfOrganisation",
           o.account_id is not null as "hasAccount",
           coalesce((select jsonb_agg(jsonb_build_object('teamId', c.team_id, 'kind', c.kind)
              order by c.team_id) from official_conflict c where c.panel_id = p.id), '[]')
             as conflicts,
           coalesce((select jsonb_agg(jsonb_build_object('from', lower(days), 'until', upper(days) - 1)
              order by days) from unnest(o.away) days), '[]') as away,
           (select count(*)::int from appointment a
            where a.official_id = o.id and a.tournament_id = ${of.tournamentId}::uuid
              and a.state in ('asked', 'accepted')) as matches
    from panel_official p join official o on o.id = p.official_id
    where ${isOnPanel(of)}
    order by fold(p.name), p.id`.execute(db)
  return found.rows
}

export type CandidateRow = Candidate & { readonly officialId: string; readonly email: string }

const milliseconds = (at: string) => sql`(extract(epoch from ${sql.raw(at)}) * 1000)::float8`

/** Those on the panel, with where they stand in any tournament, by local days of the zone. */
export async function findCandidates(
  db: Db,
  of: PanelsOf,
  timeZone: string,
): Promise<CandidateRow[]> {
  const found = await sql<CandidateRow>`
    select p.id, p.official_id as "officialId", p.name, p.email, p.roles, p.grade,
           ${position} as position,
           array(select c.team_id::text from official_conflict c where c.panel_id = p.id)
             as conflicts,
           coalesce((select jsonb_agg(jsonb_build_object(
                'from', (extract(epoch from lower(days)::timestamp at time zone ${timeZone}) * 1000)::float8,
                'until', (extract(epoch from upper(days)::timestamp at time zone ${timeZone}) * 1000)::float8))
              from unnest(o.away) days), '[]') as away,
           coalesce((select jsonb_agg(jsonb_build_object('matchId', a.match_id,
                'from', ${milliseconds('lower(a.during)')},
                'until', ${milliseconds('upper(a.during)')},
                'teamIds', (select jsonb_agg(s.team_id) from match_side s
                            where s.match_id = a.match_id)))
              from appointment a
              where a.official_id = o.id and a.state in ('asked', 'accepted')), '[]') as standing
    from panel_official p join official o on o.id = p.official_id
    where ${isOnPanel(of)} order by p.id`.execute(db)
  return found.rows
}

type Kept = {
  readonly id: string
  readonly tournamentId: string | null
  readonly organisationId: string | null
  readonly emailKey: string
  readonly fields: OfficialFields
}

/** The panel that somebody is on; undefined when there is nobody with that id. */
export async function findPanelOf(
  db: Db,
  id: string,
): Promise<{ tournamentId: string | null; organisationId: string | null } | undefined> {
  return db
    .selectFrom('panel_official')
    .select(['tournament_id as tournamentId', 'organisation_id as organisationId'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

const columnsOf = ({ name, roles, grade, position: at }: OfficialFields) => ({
  name,
  roles: [...roles],
  grade,
  latitude: at?.latitude ?? null,
  longitude: at?.longitude ?? null,
})

/**
 * Puts somebody on a panel. Breaks `panel_official_of_tournament_once` or `panel_official_of_organisation_once` when
 * the address is on it, and `panel_official_pkey` when the id is taken.
 */
export async function insertOfficial(db: Db, kept: Kept): Promise<void> {
  const { id, tournamentId, organisationId, emailKey, fields } = kept
  const officialId = await officialWith(db, emailKey)
  await db
    .insertInto('panel_official')
    .values({
      id,
      official_id: officialId,
      tournament_id: tournamentId,
      organisation_id: organisationId,
      email: fields.email,
      ...columnsOf(fields),
    })
    .execute()
  await keepConflicts(db, id, fields.conflicts)
}

/** The official of an address, made if there is none. */
async function officialWith(db: Db, emailKey: string): Promise<string> {
  const { id } = await db
    .insertInto('official')
    .values({ email_key: emailKey })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key: emailKey }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The address stays: another one is another official. */
export async function updateOfficial(db: Db, id: string, fields: OfficialFields): Promise<void> {
  await db.updateTable('panel_official').set(columnsOf(fields)).where('id', '=', id).execute()
  await keepConflicts(db, id, fields.conflicts)
}

async function keepConflicts(
  db: Db,
  panelId: string,
  conflicts: OfficialFields['conflicts'],
): Promise<void> {
  await db.deleteFrom('official_conflict').where('panel_id', '=', panelId).execute()
  if (conflicts.length === 0) return
  await db
    .insertInto('official_conflict')
    .values(conflicts.map(({ teamId, kind }) => ({ panel_id: panelId, team_id: teamId, kind })))
    .execute()
}

export async function markRemoved(db: Db, id: string, now: string): Promise<void> {
  await db
    .updateTable('panel_official')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
}
