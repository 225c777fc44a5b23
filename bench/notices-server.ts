import { nextFact } from '../apps/server/src/sample/simulate-match.ts'
import { readMatch, recordFacts } from '../apps/server/src/matches/matches.ts'
import { newMatch } from '../apps/server/src/matches/new-match.testing.ts'
import { announceMatch } from '../apps/server/src/notifications/announce-match.ts'
import type { AppContext } from '../apps/server/src/app-context.ts'
import { playInMemory } from './play-in-memory.ts'
import { serveWorld } from './world-server.ts'

/** Of the followers, every so many gets emails, and every so many has a browser that is subscribed. */
const EMAIL_EVERY = 4
const PUSH_EVERY = 2

/** So many accounts that follow the match. */
async function addFollowers({ pool, now }: AppContext, matchId: string, many: number) {
  const at = now()
  const named = 'bench-follower-%@example.org'
  await pool.query(
    `insert into account (site_id, email, email_key, phone, country, first_name, last_name,
       password_hash, status, phone_verified_at)
     select s.id, 'bench-follower-' || n || '@example.org', 'bench-follower-' || n || '@example.org',
       '+92399' || (1000000 + n), 'PK', 'Fan', 'Number', 'x', 'active', $1::timestamptz
     from site s, generate_series(1, $2::int) n where s.is_default`,
    [at, many],
  )
  await pool.query(
    `insert into follow (account_id, match_id, followed_at)
     select id, $1, $2::timestamptz - interval '1 hour' from account where email like $3`,
    [matchId, at, named],
  )
  await pool.query(
    `with own as (select id, row_number() over () as n from account where email like $1),
     mailed as (
       insert into notice_preference (account_id, kind, channel, wanted)
       select id, kind, 'email', true from own, (values ('match-start'), ('wicket')) k(kind)
       where n % ${EMAIL_EVERY} = 0),
     scheduled as (
       insert into notice_schedule (account_id, time_zone, link_origin, digest_at)
       select id, 'Asia/Karachi', 'http://localhost', '18:00' from own where n % ${EMAIL_EVERY} = 0),
     begun as (
       insert into session (account_id, address, user_agent, created_at, last_used_at, expires_at)
       select id, 'unknown', 'bench', $2::timestamptz, $2::timestamptz,
              $2::timestamptz + interval '1 day' from own where n % ${PUSH_EVERY} = 0
       returning id, account_id)
     insert into push_subscription (account_id, session_id, endpoint, p256dh, auth, created_at)
     select account_id, id, 'https://push.example.org/' || id, decode(repeat('04', 65), 'hex'),
            decode(repeat('00', 16), 'hex'), $2::timestamptz from begun`,
    [named, at],
  )
}

/** Plays until something is told of: the start, or the next wicket. */
async function playOn(app: AppContext, matchId: string): Promise<void> {
  for (;;) {
    const state = await readMatch(app, matchId)
    const fact = state && nextFact(state, 7)
    if (state === undefined || fact === undefined) throw new Error('The match is over.')
    await recordFacts(app, {
      matchId,
      expectedSeq: state.seq,
      facts: [fact],
      recordedBy: 'bench',
    })
    if (fact.type === 'innings-started') return
    if (fact.type === 'ball-bowled' && (fact.wickets?.length ?? 0) > 0) return
  }
}

async function tell(app: AppContext, matchId: string): Promise<void> {
  await playOn(app, matchId)
  const began = performance.now()
  await announceMatch(app, matchId)
  const ms = performance.now() - began
  const { rows } = await app.pool.query<{ told: number }>(
    'select count(*)::int as told from notice',
  )
  console.log(JSON.stringify({ ms, told: rows[0]?.told }))
}

// `node notices-server.ts FOLDER FOLLOWERS` prints its origin. At every SIGUSR2 it plays on, tells all followers, and
// prints in how many milliseconds, and how many notices there are.
const [folder = '', many = '0'] = process.argv.slice(2)
let served: AppContext | undefined
const live = playInMemory()
const { origin } = await serveWorld(folder, (app) => (served = { ...app, live }))
if (served === undefined) throw new Error('Nothing is served.')
const app = served
const { matchId } = await newMatch(app)
await addFollowers(app, matchId, Number(many))
await app.pool.query('analyze')
process.on('SIGUSR2', () => void tell(app, matchId))
console.log(origin)
