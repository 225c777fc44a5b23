import { readConfig } from '../apps/server/src/config.ts'
import { serve } from '../apps/server/src/app/serve.ts'
import { createHub } from '../apps/server/src/live/hub.ts'
import type { LiveEntry } from '../apps/server/src/live/live-hub.ts'
import { activate, insertAccount } from '../apps/server/src/accounts/account.queries.ts'
import { hashAtStart } from '../apps/server/src/accounts/passwords/passwords.ts'
import type { AppContext } from '../apps/server/src/app-context.ts'
import { ensureDefaultSite, siteOf } from '../apps/server/src/sites/sites.ts'
import { buildSite } from '../apps/server/src/app/start/build-site.ts'
import { createAppContext } from '../apps/server/src/app/start/create-app-context.ts'
import { openDatabase } from '../apps/server/src/app/start/open-database.ts'
import { ball, matchId } from './live-server.ts'
import { people } from './login-timing.ts'

/** A hub with an in-memory match that gets this many events per second. */
function playInMemory(eventsPerSecond: number) {
  const log: LiveEntry[] = []
  const hub = createHub({
    entriesAfter: async (_, after) => ({ seq: log.length, entries: log.slice(after) }),
    snapshot: async () => ({ seq: log.length, json: '{}', isListed: true }),
    isIn: async () => true,
  })
  setInterval(() => {
    const entry = { seq: log.length + 1, json: ball() }
    log.push(entry)
    hub.publish(matchId, { entries: [entry], snapshot: '{}', card: '{}' })
  }, 1000 / eventsPerSecond)
  return hub
}

/** The accounts whose logins are timed. */
async function enrol(app: AppContext): Promise<void> {
  const now = app.now()
  const { id: siteId } = await siteOf(app, '')
  const passwordHash = await hashAtStart('reverse swing')
  for (let at = 0; at < people; at += 1) {
    const email = `member${at}@example.org`
    const phone = `+923004${String(100_000 + at)}`
    const name = { firstName: 'Ayesha', lastName: 'Siddiqui' }
    const whose = { siteId, email, emailKey: email, phone, country: 'PK', ...name }
    await activate(app.db, await insertAccount(app.db, { ...whose, passwordHash, now }), now)
  }
}

/**
 * The whole server on an empty database with such a match: `node login-server.ts FOLDER EVENTS_PER_SECOND`
 * prints its origin.
 */
async function serveLogins(folder: string, eventsPerSecond: number): Promise<void> {
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
  })
  await buildSite(() => undefined)
  const database = await openDatabase(config, () => undefined)
  const app = { ...createAppContext(config, database), live: playInMemory(eventsPerSecond) }
  await ensureDefaultSite(app)
  await enrol(app)
  const { origin, drain } = await serve(app, 'production')
  console.log(origin.replace('localhost', '127.0.0.1'))
  process.once('SIGTERM', () => {
    void drain()
      .then(() => database.close())
      .then(() => process.exit())
  })
}

if (import.meta.main) await serveLogins(process.argv[2] ?? '', Number(process.argv[3] ?? 1))
