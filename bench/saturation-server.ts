import { createHub } from '../apps/server/src/live/hub.ts'
import type { LiveEntry } from '../apps/server/src/live/live-hub.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { serve } from '../apps/server/src/app/serve.ts'
import { fillSampleWorld } from '../apps/server/src/sample/fill.ts'
import { loadContent } from '../apps/server/src/cms/cms.ts'
import { buildSite } from '../apps/server/src/app/start/build-site.ts'
import { createAppContext } from '../apps/server/src/app/start/create-app-context.ts'
import { openDatabase } from '../apps/server/src/app/start/open-database.ts'
import { ball, matchId } from './live-server.ts'

const EVERY_MS = 20

/**
 * A hub whose match gets an event every 20 ms. Each carries when it was due, so that the delay of the event
 * loop counts as part of its way.
 */
function playInMemory() {
  const log: LiveEntry[] = []
  const sources = {
    entriesAfter: async (_: string, after: number) => ({
      seq: log.length,
      entries: log.slice(after),
    }),
    snapshot: async () => ({ seq: log.length, json: '{}', isListed: true }),
    isIn: async () => true,
  }
  // Each event is written at once, so that nothing but the server's load delays it.
  const hub = createHub(sources, { options: { coalesceMs: 0 } })
  let due = process.hrtime.bigint()
  setInterval(() => {
    const now = process.hrtime.bigint()
    due += BigInt(EVERY_MS * 1_000_000)
    const entry = { seq: log.length + 1, json: ball(due < now ? due : now) }
    due = now
    log.push(entry)
    hub.publish(matchId, { entries: [entry], snapshot: '{}', card: '{}' })
  }, EVERY_MS)
  return hub
}

/**
 * The whole server on the sample world with such a match: `node saturation-server.ts FOLDER` prints its
 * origin.
 */
async function serveWorld(folder: string): Promise<void> {
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
  })
  await buildSite(() => undefined)
  const database = await openDatabase(config, () => undefined)
  const app = { ...createAppContext(config, database), live: playInMemory() }
  await fillSampleWorld(app)
  await loadContent(app)
  const { origin, drain } = await serve(app, 'production')
  console.log(origin.replace('localhost', '127.0.0.1'))
  process.once('SIGTERM', () => {
    void drain()
      .then(() => database.close())
      .then(() => process.exit())
  })
}

await serveWorld(process.argv[2] ?? '')
