import { sql } from 'kysely'
import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import type { Db } from '#db/connect.ts'

const ofSample = (db: Db, status: 'live' | 'upcoming') =>
  db
    .selectFrom('match')
    .select('id')
    .where('is_sample', '=', true)
    .where('status', '=', status)
    .orderBy('starts_key')
    .orderBy('id')
    .limit(1)

/** The sample match in progress. */
export async function findLiveSample(db: Db): Promise<string | undefined> {
  return (await ofSample(db, 'live').executeTakeFirst())?.id
}

/** The next sample match. */
export async function findNextSample(db: Db): Promise<string | undefined> {
  return (await ofSample(db, 'upcoming').executeTakeFirst())?.id
}

/** Sample matches that should have started by now, earliest first. */
export async function findOverdueSamples(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('is_sample', '=', true)
    .where('status', '=', 'upcoming')
    .where('starts_at', '<', now)
    .orderBy('starts_key')
    .execute()
  return rows.map(({ id }) => id)
}

export type ReturnRow = {
  id: string
  tournamentId: string
  groundId: string
  season: string
  number: number
  timeZone: string
  setup: MatchSetup
  officials: { role: 'umpire' | 'tv-umpire' | 'match-referee' | 'scorer'; personId: string }[]
  /** The latest start in the tournament. */
  latestStart: string
  upcoming: number
}

/**
 * The pairing of a sample T20 tournament that met the longest ago, for a return match, with the new match's
 * id and number.
 */
export async function findReturnMatch(db: Db): Promise<ReturnRow | undefined> {
  const found = await sql<ReturnRow>`
    select uuidv7() as id, m.tournament_id as "tournamentId", m.ground_id as "groundId", m.season,
           others.number + 1 as number, g.time_zone as "timeZone", m.setup,
           (select coalesce(jsonb_agg(jsonb_build_object('role', o.role, 'personId', o.person_id)
                                      order by o.position), '[]')
            from match_official o where o.match_id = m.id) as officials,
           others."latestStart", others.upcoming
    from match m join ground g on g.id = m.ground_id
    cross join lateral (
      select max(one.match_number::int) as number, max(one.starts_at) as "latestStart",
             count(*) filter (where one.status = 'upcoming')::int as upcoming
      from match one where one.tournament_id = m.tournament_id
    ) others
    where m.is_sample and m.format = 't20' and m.status = 'complete'
      and not exists (
        select from match later where later.tournament_id = m.tournament_id
          and later.starts_key > m.starts_key and later.status <> 'live'
          and (select array_agg(s.team_id order by s.team_id) from match_side s
               where s.match_id = later.id)
            = (select array_agg(s.team_id order by s.team_id) from match_side s
               where s.match_id = m.id))
    order by m.starts_key, m.id limit 1`.execute(db)
  return found.rows[0]
}
