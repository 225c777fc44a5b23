import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { databaseUrl, startTestCluster, TEMPLATE } from './cluster.testing.ts'
import { type Connection, connect } from './connect.ts'

/** Set by `npm test`, which starts one PostgreSQL for the whole run. */
const VARIABLE = 'TEST_CLUSTER_URL'

let cluster: Promise<string> | undefined

/** The run's PostgreSQL. Without `npm test` each worker starts its own, which ends with the worker. */
function clusterUrl(): Promise<string> {
  const given = process.env[VARIABLE]
  cluster ??= given ? Promise.resolve(given) : startTestCluster().then(({ url }) => url)
  return cluster
}

export type TestDatabase = Connection & { readonly url: string }

/**
 * Runs statements in the server's maintenance database, one after another on one connection, which keeps the
 * locks that it holds, however long they and what happens between them take.
 */
async function onServer<Done>(url: string, act: (server: Connection) => Promise<Done>) {
  const patience = { statement_timeout: 0, lock_timeout: 0, idleTimeoutMillis: 0 }
  const server = connect(url, { max: 1, ...patience })
  try {
    return await act(server)
  } finally {
    await server.close()
  }
}

/** Copies files instead of writing every page to the log: a third of the time. */
const clone = (name: string, template: string) =>
  `create database ${name} template ${template} strategy file_copy`

/** Databases that are done with. They are dropped behind the tests; what is left ends with the cluster. */
let dropping: Promise<unknown> = Promise.resolve()

function dropLater(server: string, name: string): void {
  const drop = () =>
    onServer(server, ({ pool }) => pool.query(`drop database ${name} with (force)`))
  dropping = dropping.then(drop).catch(() => undefined)
}

/** A migrated database that nobody else has, empty or a copy of a template. */
async function copyOf(server: string, template: string): Promise<TestDatabase & { name: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, ({ pool }) => pool.query(clone(name, template)))
  const url = databaseUrl(server, name)
  return { ...connect(url, { max: 4 }), url, name }
}

/**
 * A migrated database for this test file alone, empty or a copy of a template. Call it at the top of the
 * file (`const { db, url } = await freshDatabase()`); it is dropped when the file is done.
 */
export async function freshDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = await clusterUrl()
  const { name, ...database } = await copyOf(server, template)
  afterAll(async () => {
    await database.close()
    dropLater(server, name)
  })
  return database
}

/** The same for all test files of a worker: it ends with the cluster. */
export const lastingDatabase = async (template: string): Promise<TestDatabase> =>
  copyOf(await clusterUrl(), template)

/** Any number, as long as every worker uses the same one. */
const TEMPLATE_KEY = 5_272_900

/** A template for `freshDatabase`, a copy of another one, filled by whichever worker of the run needs it first. */
export async function ensureTemplate(
  name: string,
  fill: (database: Connection) => Promise<void>,
  from = TEMPLATE,
): Promise<string> {
  const server = await clusterUrl()
  const unfinished = `${name}_unfinished`
  await onServer(server, async ({ pool }) => {
    await pool.query('select pg_advisory_lock($1)', [TEMPLATE_KEY])
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    await pool.query(`drop database if exists ${unfinished} with (force)`)
    await pool.query(clone(unfinished, from))
    const connection = connect(databaseUrl(server, unfinished))
    // What plans are made from is there from the start, and the same in every copy.
    await fill(connection)
      .then(() => connection.pool.query('analyze'))
      .finally(connection.close)
    await pool.query(`alter database ${unfinished} rename to ${name}`)
  })
  return name
}
