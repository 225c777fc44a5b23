import { sql } from 'kysely'
import type { SiteMapKind } from '@pavilion/contract/cms-calls.ts'
import type { Db } from '#db/connect.ts'
import type { Reader } from './post-list.queries.ts'

/** The most addresses in a part; the format allows ten times as many. */
export const PART_SIZE = 5000

/** `name` is what the readable end is made of; `list` the list the page belongs to. */
export type ListedRow = { list: string; id: string; name: string; changed: string }

const record = (table: string, list: string) =>
  sql`select ${list}::text as list, id, name, created_at as changed from ${sql.table(table)}`

const posts = ({ siteId, now }: Reader) => sql`
  select kind as list, id, slug as name, published_at as changed from post
  where status in ('scheduled', 'published') and published_at <= ${now}::timestamptz
    and (site_id is null or site_id = ${siteId})`

const matches = sql`select 'matches' as list, id, '' as name, updated_at as changed from match`

const tournaments = sql`
  select 'tournaments' as list, id, name || ' ' || season as name, created_at as changed
  from tournament t where exists (select from match m where m.tournament_id = t.id)`

const named = sql`
  select 'players' as list, id, name, created_at as changed from person
  where id in (select person_id from match_player)`

const officials = sql`
  select 'officials' as list, id, name, created_at as changed from person
  where id in (select person_id from match_official)`

const rowsOf = (kind: SiteMapKind, reader: Reader) =>
  ({
    posts: posts(reader),
    matches,
    tournaments,
    teams: record('team', 'teams'),
    players: named,
    officials,
    grounds: record('ground', 'grounds'),
  })[kind]

export async function countPages(db: Db, reader: Reader, kind: SiteMapKind): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*)::int as count from (${rowsOf(kind, reader)}) page`.execute(db)
  return found.rows[0]?.count ?? 0
}

/** Ids grow with time, so a part that is full stays as it is. Matches are named after they are cut out. */
export async function findPages(
  db: Db,
  reader: Reader,
  { kind, part }: { readonly kind: SiteMapKind; readonly part: number },
): Promise<ListedRow[]> {
  const found = await sql<ListedRow>`
    with part as (
      select list, id, name, changed from (${rowsOf(kind, reader)}) page
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
