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

/** Runs one statement in the server's maintenance database. */
async function onServer(url: string, statement: string): Promise<void> {
  const server = connect(url, { max: 1 })
  await server.pool.query(statement)
  await server.close()
}

/**
 * A migrated, empty database for this test file alone. Call it at the top of the file
 * (`const { db, url } = await freshDatabase()`); it is dropped when the file is done.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = await clusterUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${TEMPLATE}`)
  const url = databaseUrl(server, name)
  const connection = connect(url, { max: 4 })
  afterAll(async () => {
    await connection.close()
    await onServer(server, `drop database ${name} with (force)`)
  })
  return { ...connection, url }
}
