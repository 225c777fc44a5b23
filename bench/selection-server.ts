import { someone, tokenOf } from '../apps/server/src/app/access-walk/people.testing.ts'
import type { AppContext } from '../apps/server/src/app-context.ts'
import { serveWorld } from './world-server.ts'

const MEMBERS = 500
const TEAMS = 20
const SQUAD = 25
const WEEKS = 20
const ELEVEN = 11

const season = String(new Date().getUTCFullYear())

/** A club whose teams have squads of their own members. */
async function aLargeClub({ pool }: AppContext): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into organisation (kind, name) values ('club', 'Bench CC') returning id`,
  )
  const id = rows[0]?.id ?? ''
  await pool.query(
    `insert into club_player (organisation_id, name, email, email_key, added_at)
     select $1, 'Member ' || n, 'member-' || n || '@example.org', 'member-' || n || '@example.org',
            now()
     from generate_series(1, ${MEMBERS}) n`,
    [id],
  )
  await pool.query(
    `insert into team (organisation_id, name, gender, kind)
     select $1, 'Bench ' || n, 'mixed', 'club' from generate_series(1, ${TEAMS}) n`,
    [id],
  )
  await pool.query(
    `with p as (select id, row_number() over (order by id) - 1 as n from club_player
       where organisation_id = $1),
     t as (select id, row_number() over (order by id) - 1 as n from team where organisation_id = $1)
     insert into squad_player (organisation_id, team_id, season, player_id, added_at)
     select $1, t.id, $2, p.id, now() from t join p on p.n / ${SQUAD} = t.n`,
    [id, season],
  )
  return id
}

/** A match of each team in each of the last weeks, with an eleven, and one in three days that everybody answered about. */
async function playSeason({ pool }: AppContext, id: string): Promise<void> {
  await pool.query(
    `insert into calendar_entry (organisation_id, idempotency_key, kind, team_id, opponent, place,
       note, starts_at, ends_at, time_zone, site_id, link_origin, made_at, sheet_published_at)
     select $1, t.id || '-' || w, 'match', t.id, 'Rovers', '', '', day + interval '9 hours',
            day + interval '15 hours', 'UTC', s.id, 'http://localhost', now(),
            case when w > 0 then now() end
     from team t, site s, generate_series(0, ${WEEKS}) w,
       lateral (select date_trunc('day', now()) + interval '3 days' - w * interval '7 days' as day) d
     where t.organisation_id = $1 and s.is_default`,
    [id],
  )
  await pool.query(
    `insert into availability (entry_id, player_id, organisation_id, asked_at, answer, answered_at)
     select e.id, s.player_id, $1, now(), 'yes', now()
     from calendar_entry e join squad_player s on s.team_id = e.team_id
     where e.organisation_id = $1`,
    [id],
  )
  await pool.query(
    `insert into selection (entry_id, player_id, organisation_id, days, state, told, place)
     select e.id, p.player_id, $1, e.days, 'playing',
            case when e.sheet_published_at is not null then 'playing' end, p.n
     from calendar_entry e join (select team_id, player_id,
       row_number() over (partition by team_id order by player_id) as n from squad_player) p
       on p.team_id = e.team_id and p.n <= ${ELEVEN}
     where e.organisation_id = $1`,
    [id],
  )
}

// `node selection-server.ts FOLDER` prints where the selection of a large club is read, and the token of a coach.
const [folder = ''] = process.argv.slice(2)
let served: AppContext | undefined
const { origin } = await serveWorld(folder, (app) => (served = app))
if (served === undefined) throw new Error('Nothing is served.')
const app = served
const organisationId = await aLargeClub(app)
await playSeason(app, organisationId)
await app.pool.query('analyze')
const coach = await someone(app, { roles: [{ organisationId, role: 'coach' }] })
const url = `${origin}/api/v1/organisations/${organisationId}/selection`
console.log(JSON.stringify({ url, token: await tokenOf(app, coach) }))
