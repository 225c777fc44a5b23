import { sql } from 'kysely'
import type { SiteMapKind } from '@pavilion/contract/cms/cms-calls.ts'
import type { Db } from '#db/connect.ts'
import {
  groundIsIn,
  isListed,
  matchIsIn,
  organisationIsIn,
  personIsIn,
  teamIsIn,
  tournamentIsIn,
  type Scope,
} from '#sites/scope.queries.ts'
import type { Reader } from './post-list.queries.ts'

/** The most addresses in one file of the site map; the format allows ten times as many. */
export const PART_SIZE = 5000

/**
 * `name` is what the readable end of the address is made of; `list` names the list that the page belongs
 * to.
 */
export type ListedRow = { list: string; id: string; name: string; changed: string }

type Read = Reader & { readonly scope: Scope }

const teams = ({ scope }: Read) => sql`
  select 'teams' as list, id, name, created_at as changed from team t where ${teamIsIn('t', scope)}`

const grounds = ({ scope }: Read) => sql`
  select 'grounds' as list, id, name, created_at as changed from ground g
  where ${groundIsIn('g', scope)}`

const organisations = ({ scope }: Read) => sql`
  select kind as list, id, name, created_at as changed from organisation o
  where archived_at is null and ${organisationIsIn('o', scope)}`

const posts = ({ siteId, now }: Reader) => sql`
  select kind as list, id, slug as name, published_at as changed from post
  where status in ('scheduled', 'published') and published_at <= ${now}::timestamptz
    and (site_id is null or site_id = ${siteId})`

const matches = ({ scope }: Read) => sql`
  select 'matches' as list, id, '' as name, updated_at as changed from match m
  where ${matchIsIn('m', scope)} and ${isListed('m')}`

const tournaments = ({ scope }: Read) => sql`
  select 'tournaments' as list, id, name || ' ' || season as name, created_at as changed
  from tournament t where exists (select from match m where m.tournament_id = t.id)
    and ${tournamentIsIn('t', scope)}`

const players = ({ scope }: Read) => sql`
  select 'players' as list, id, name, created_at as changed from person p
  where id in (select person_id from player_totals where named > 0)
    and ${personIsIn('p', scope, 'match_player')}`

const officials = ({ scope }: Read) => sql`
  select 'officials' as list, id, name, created_at as changed from person p
  where id in (select person_id from official_totals)
    and ${personIsIn('p', scope, 'match_official')}`

const rowsOf = {
  posts,
  matches,
  tournaments,
  organisations,
  teams,
  players,
  officials,
  grounds,
} satisfies Record<SiteMapKind, (read: Read) => unknown>

export async function countPages(db: Db, reader: Read, kind: SiteMapKind): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (${rowsOf[kind](reader)}) page`.execute(db)
  return found.rows[0]?.count ?? 0
}

/**
 * Ids grow with time, so a full file never changes. Names of matches are joined after the page of rows is
 * cut out.
 */
export async function findPages(
  db: Db,
  reader: Read,
  { kind, part }: { readonly kind: SiteMapKind; readonly part: number },
): Promise<ListedRow[]> {
  const found = await sql<ListedRow>`
    with part as (
      select list, id, name, changed from (${rowsOf[kind](reader)}) page
      order by id limit ${PART_SIZE} offset ${(part - 1) * PART_SIZE}
    )
    select list, id, coalesce(sides.name, part.name) as name, changed
    from part left join lateral (
      select string_agg(t.name, ' v ' order by s.side) as name
      from match_side s join team t on t.id = s.team_id
      where part.list = 'matches' and s.match_id = part.id
    ) sides on true
    order by id`.execute(db)
  return found.rows
}
