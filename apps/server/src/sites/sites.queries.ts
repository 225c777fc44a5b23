import type { NameLength } from '@pavilion/contract/names.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Database } from '#db/database.ts'
import { settleTotals } from '#lists/player-totals.queries.ts'

/** The site that claims the host, else the default one. */
export async function findSite(db: Db, host: string) {
  return db
    .selectFrom('site')
    .leftJoin('site_host', (join) =>
      join.onRef('site_host.site_id', '=', 'site.id').on('site_host.host', '=', host),
    )
    .select([
      'site.id',
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
    ])
    .where((is) => is.or([is('site_host.host', '=', host), is('site.is_default', '=', true)]))
    .orderBy('site_host.host', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()
}

/** Does nothing where there is a default site already. Answers whether there was none. */
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
  teams: number
  players: number
  officials: number
  grounds: number
  hasCricsheet: boolean
}

export async function countEverything(db: Db): Promise<CountsRow> {
  await settleTotals(db)
  const found = await sql<CountsRow>`
    select (select count(*)::int from match where status = 'live') as "liveMatches",
           (select count(*)::int from match) as matches,
           (select count(*)::int from tournament t
            where exists (select from match m where m.tournament_id = t.id)) as tournaments,
           (select count(*)::int from team) as teams,
           (select count(*)::int from player_totals where named > 0) as players,
           (select count(*)::int from person p
            where exists (select from match_official o where o.person_id = p.id)) as officials,
           (select count(*)::int from ground) as grounds,
           exists (select from match where cricsheet_id is not null) as "hasCricsheet"`.execute(db)
  const [row] = found.rows
  if (row === undefined) throw new Error('A select without from answers one row.')
  return row
}
