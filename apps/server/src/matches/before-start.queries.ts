import type { MatchSetup } from '@pavilion/cricket/setup.ts'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { formatSlug } from './match-columns.ts'
import type { OfficialRole } from './match-info.queries.ts'
import { touched } from './record.queries.ts'

/** What may be changed of a match until it starts, and what decides whether it may be. */
export type BeforeStart = {
  readonly startsAt: string | null
  readonly startsOn: string
  readonly ground: { id: string; name: string; city: string; timeZone: string } | null
  readonly closesGround: boolean
  readonly visibility: 'public' | 'link'
  readonly setup: MatchSetup
  readonly officials: { role: OfficialRole; id: string; name: string }[]
  readonly tournament: { id: string; name: string } | null
  /** No innings has begun, and nobody has called it off. */
  readonly isBefore: boolean
  /** Nothing is recorded but the toss and who captains and keeps wicket. */
  readonly isBare: boolean
}

/** Undefined when there is no such match. */
export async function findBeforeStart(db: Db, matchId: string): Promise<BeforeStart | undefined> {
  const found = await sql<BeforeStart>`
    select m.starts_at as "startsAt", m.starts_on::text as "startsOn", m.visibility, m.setup,
           m.closes_ground as "closesGround", 
           m.status in ('upcoming', 'live') and jsonb_array_length(m.summary -> 'innings') = 0
             as "isBefore",
           case when g.id is null then null else jsonb_build_object(
             'id', g.id, 'name', g.name, 'city', g.city, 'timeZone', g.time_zone) end as ground,
           (select coalesce(jsonb_agg(jsonb_build_object('role', o.role, 'id', p.id, 'name', p.name)
                              order by o.position), '[]')
            from match_official o join person p on p.id = o.person_id
            where o.match_id = m.id) as officials,
           (select jsonb_build_object('id', t.id, 'name', t.name)
            from tournament t where t.id = m.tournament_id) as tournament,
           not exists (select from match_event e where e.match_id = m.id
             and e.fact->>'type' not in ('toss', 'roles-named')) as "isBare"
    from match m left join ground g on g.id = m.ground_id
    where m.id = ${matchId}::uuid`.execute(db)
  return found.rows[0]
}

type ChangedBeforeStart = {
  readonly matchId: string
  readonly startsAt: string
  /** The local days. */
  readonly startsOn: string
  readonly endsOn: string
  readonly groundId: string | null
  readonly closesGround: boolean
  readonly visibility: 'public' | 'link'
  readonly conditions: MatchSetup['conditions']
  readonly matchType: string
}

/** Changes a match that its transaction has locked and found not to have started. */
export async function changeBeforeStart(db: Db, changed: ChangedBeforeStart): Promise<void> {
  const { matchId, conditions } = changed
  await sql`
    update match
    set starts_at = ${changed.startsAt}::timestamptz, starts_on = ${changed.startsOn}::date,
        ends_on = ${changed.endsOn}::date, season = left(${changed.startsOn}::text, 4),
        ground_id = ${changed.groundId}::uuid, closes_ground = ${changed.closesGround},
        visibility = ${changed.visibility},
        setup = jsonb_set(setup, '{conditions}', ${JSON.stringify(conditions)}::jsonb),
        match_type = ${changed.matchType}, format = ${formatSlug(conditions)}, ${touched}
    where id = ${matchId}::uuid`.execute(db)
}

/** Deletes a match that its transaction has locked and found to be bare. */
export const deleteBare = (db: Db, matchId: string) =>
  db.deleteFrom('match').where('id', '=', matchId).execute()
