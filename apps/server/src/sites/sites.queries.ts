import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import type { NameLength } from '@pavilion/contract/accounts/names.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'
import {
  groundIsIn,
  matchesShown,
  organisationIsIn,
  personIsIn,
  type SharedScope,
  shareScope,
  teamIsIn,
  tournamentIsIn,
  type Scope,
} from './scope.queries.ts'
import { refreshTotals } from '#records/totals.queries.ts'
import type { LogoRow } from './logo.queries.ts'

/** The site that claims the host, else the default site. */
export async function findSite(db: Db, host: string) {
  return db
    .selectFrom('site')
    .leftJoin('site_host', (join) =>
      join.onRef('site_host.site_id', '=', 'site.id').on('site_host.host', '=', host),
    )
    .leftJoin('site_logo', 'site_logo.id', 'site.logo_id')
    .select([
      'site.id',
      'site.revision',
      'site.organisation_id as organisationId',
      'site.name',
      'site.tagline',
      'site.description',
      'site.country',
      'site.currency',
      'site.locale',
      'site.time_zone as timeZone',
      'site.no_reply as noReply',
      'site.contact_email as contactEmail',
      sql<NameLength>`json_build_object('min', site.name_min, 'max', site.name_max)`.as(
        'nameLength',
      ),
      'site.theme',
      'site.links',
      sql<boolean>`site_host.host is not null`.as('claimed'),
      sql<LogoRow | null>`case when site_logo.id is not null then json_build_object(
        'id', site_logo.id, 'width', site_logo.width, 'height', site_logo.height,
        'seenOn', site_logo.seen_on) end`.as('logo'),
    ])
    .where((is) => is.or([is('site_host.host', '=', host), is('site.is_default', '=', true)]))
    .orderBy('site_host.host', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()
}

/** Does nothing when there is a default site. Answers whether it inserted one. */
export async function insertDefaultSite(
  db: Db,
  site: Insertable<Database['site']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('site')
    .values({ ...site, is_default: true })
    .onConflict((conflict) =>
      conflict.column('is_default').where('is_default', '=', true).doNothing(),
    )
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export type CountsRow = {
  liveMatches: number
  matches: number
  tournaments: number
  clubs: number
  academies: number
  associations: number
  teams: number
  players: number
  officials: number
  grounds: number
  hasCricsheet: boolean
  hasSample: boolean
}

const countKinds = (scope: SharedScope, ...kinds: OrganisationKind[]) => sql`(
  select count(*)::int from organisation o
  where o.kind in (${sql.join(kinds)}) and o.archived_at is null and ${organisationIsIn('o', scope)})`

/** Counts what there is in a world. */
export async function countEverything(db: Db, organisation?: Scope): Promise<CountsRow> {
  await refreshTotals(db)
  const { scope, withMatches } = shareScope(organisation)
  const found = await sql<CountsRow>`
    ${withMatches}
    select (select count(*)::int from ${matchesShown(scope)} m where m.status = 'live')
             as "liveMatches",
           (select count(*)::int from ${matchesShown(scope)} m) as matches,
           (select count(*)::int from tournament t
            where exists (select from match m where m.tournament_id = t.id)
              and ${tournamentIsIn('t', scope)}) as tournaments,
           ${countKinds(scope, 'club', 'ground-owner')} as clubs,
           ${countKinds(scope, 'academy')} as academies,
           ${countKinds(scope, 'association')} as associations,
           (select count(*)::int from team t where ${teamIsIn('t', scope)}) as teams,
           (select count(*)::int from (select person_id as id from player_totals where named > 0) p
            where ${personIsIn('p', scope, 'match_player')}) as players,
           (select count(*)::int from (select person_id as id from official_totals) p
            where ${personIsIn('p', scope, 'match_official')}) as officials,
           (select count(*)::int from ground g where ${groundIsIn('g', scope)}) as grounds,
           exists (select from match where cricsheet_id is not null) as "hasCricsheet",
           exists (select from match where is_sample) as "hasSample"`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new Error('A select without from answers one row.')
  return row
}

/** Whether the database was started before. */
export async function hasSite(db: Db): Promise<boolean> {
  const found = await db.selectFrom('site').select('id').limit(1).execute()
  return found.length > 0
}
