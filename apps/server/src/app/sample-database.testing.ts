import { createAppContext } from '#app/start/create-app-context.ts'
import { readConfig } from '#config.ts'
import type { Connection } from '#db/connect.ts'
import {
  ensureTemplate,
  freshDatabase,
  lastingDatabase,
  type TestDatabase,
} from '#db/database.testing.ts'
import { ensureCities } from '#places/cities.ts'
import { fillSampleWorld } from '#sample/fill.ts'

async function fill(database: Connection): Promise<void> {
  const app = createAppContext(readConfig({ LOG_LEVEL: 'silent' }), database)
  await fillSampleWorld(app)
  app.live.close()
}

const sampleTemplate = () => ensureTemplate('sample', fill)

/** Like `freshDatabase`, with the sample world in it, which is made once for the whole run. */
export async function sampleDatabase(): Promise<TestDatabase> {
  return freshDatabase(await sampleTemplate())
}

/** The same with the cities of the world, which a server would import behind its first start. */
const siteTemplate = async () => ensureTemplate('site', ensureCities, await sampleTemplate())

export const siteDatabase = async (): Promise<TestDatabase> => freshDatabase(await siteTemplate())

/** The same for all test files of a worker. */
export const lastingSiteDatabase = async (): Promise<TestDatabase> =>
  lastingDatabase(await siteTemplate())
