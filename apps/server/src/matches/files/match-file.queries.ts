import type { FileSource } from '@pavilion/cricket/cricsheet/source.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { OfficialRole } from '../match-info.queries.ts'

/** `registryId`: the person's in Cricsheet's register, if the person is in it. */
export type FilePerson = {
  readonly id: string
  readonly name: string
  readonly registryId: string | null
}

/** What a file says of a match besides its facts. */
export type FileRow = {
  cricsheetId: string | null
  matchType: string
  gender: 'male' | 'female' | 'mixed'
  teamKind: 'international' | 'club'
  season: string
  startsOn: string
  endsOn: string
  createdOn: string
  tournament: string | null
  matchNumber: string | null
  stage: string | null
  group: string | null
  venue: string | null
  city: string | null
  /** Null unless the match was imported. */
  source: FileSource | null
  /** The last seq of what was imported or sealed; null for a log that is open. */
  sealedSeq: number | null
  players: FilePerson[]
  officials: (FilePerson & { readonly role: OfficialRole })[]
}

const person = sql`jsonb_build_object('id', p.id, 'name', p.name, 'registryId', p.cricsheet_id)`

/** Undefined when there is no such match. */
export async function findFileRow(db: Db, matchId: string): Promise<FileRow | undefined> {
  const found = await sql<FileRow>`
    select m.cricsheet_id as "cricsheetId", m.match_type as "matchType", m.gender,
           m.team_kind as "teamKind", m.season, m.starts_on as "startsOn", m.ends_on as "endsOn",
           (m.created_at at time zone 'UTC')::date as "createdOn", t.name as tournament,
           m.match_number as "matchNumber", m.stage, m.match_group as "group",
           g.name as venue, g.city, kept.source, sealed.last_seq as "sealedSeq",
           (select coalesce(jsonb_agg(${person} order by s.side, s.position), '[]')
            from match_player s join person p on p.id = coalesce(s.logged_as, s.person_id)
            where s.match_id = m.id) as players,
           (select coalesce(jsonb_agg(${person} || jsonb_build_object('role', o.role)
              order by o.position), '[]')
            from match_official o join person p on p.id = coalesce(o.logged_as, o.person_id)
            where o.match_id = m.id) as officials
    from match m
    left join tournament t on t.id = m.tournament_id
    left join ground g on g.id = m.ground_id
    left join match_source kept on kept.match_id = m.id
    left join match_sealed_log sealed on sealed.match_id = m.id
    where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}

/** The ids after one, in their order, of matches of which something has been recorded. */
export async function findRecorded(db: Db, after: string, size: number): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('id', '>', after)
    .where('seq', '>', 0)
    .where('status', '<>', 'upcoming')
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids of the matches with these ids, ours or Cricsheet's. */
export async function findNamed(
  db: Db,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const found = await sql<{ id: string; name: string }>`
    select m.id, asked.name
    from unnest(${[...names]}::text[]) asked (name)
    join match m on m.cricsheet_id = asked.name or m.id::text = lower(asked.name)`.execute(db)
  return found.rows
}
