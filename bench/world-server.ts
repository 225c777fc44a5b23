import { sampleAccounts } from '../apps/server/src/accounts/sample-accounts.ts'
import type { AppContext } from '../apps/server/src/app-context.ts'
import { serve } from '../apps/server/src/app/serve.ts'
import { buildSite } from '../apps/server/src/app/start/build-site.ts'
import { createAppContext } from '../apps/server/src/app/start/create-app-context.ts'
import { openDatabase } from '../apps/server/src/app/start/open-database.ts'
import { loadContent } from '../apps/server/src/cms/cms.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { fillSampleWorld } from '../apps/server/src/sample/fill.ts'
import { grantOperator } from '../apps/server/src/access/roles.queries.ts'

type Served = {
  /** By the address of the loopback, so that nothing has to be looked up. */
  readonly origin: string
  /** The password of every sample account. */
  readonly password: string
}

/**
 * Serves the whole product with the sample world from a folder until SIGTERM, behind a proxy that tells the
 * clients' addresses.
 */
export async function serveWorld(
  folder: string,
  change: (app: AppContext) => AppContext = (app) => app,
  settings: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const config = readConfig({
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    ...settings,
  })
  await buildSite(() => undefined)
  const database = await openDatabase(config, () => undefined)
  const app = change(createAppContext(config, database))
  await fillSampleWorld(app)
  await loadContent(app)
  await makeOperator(app, 'content-editor@sample.example')
  const { origin, drain } = await serve(app, 'production')
  process.once('SIGTERM', () => {
    void drain()
      .then(() => database.close())
      .then(() => process.exit())
  })
  const { password } = await sampleAccounts(app)
  return { origin: origin.replace('localhost', '127.0.0.1'), password }
}

/** A second operator, since only operators write articles, and what one asks for may not keep another waiting. */
async function makeOperator({ db, now }: AppContext, email: string): Promise<void> {
  const accountId = await grantOperator(db, email, now())
  if (accountId === undefined) throw new Error(`Nobody has logged in as ${email}.`)
}

/** `node world-server.ts FOLDER [NAME=VALUE…]` serves it, and prints where. */
if (import.meta.main) {
  const [folder = '', ...words] = process.argv.slice(2)
  const settings = Object.fromEntries(words.map((word) => word.split('=', 2)))
  console.log(JSON.stringify(await serveWorld(folder, undefined, settings)))
}
