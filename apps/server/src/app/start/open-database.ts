import type { Config } from '#config.ts'
import { type Connection, connect, refuseUnusable } from '#db/connect.ts'
import { watchDisk } from '#db/embedded/disk-watch.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { fillPool } from '#db/pinned-connection.ts'

async function reach({ databaseUrl, dataDirectory }: Config, tell: (sentence: string) => void) {
  if (databaseUrl === undefined) return startEmbedded({ directory: dataDirectory, tell })
  return { url: databaseUrl, stop: async () => undefined }
}

/** Migrations may take as long as they need. */
async function migrateApart(url: string): Promise<void> {
  const patient = connect(url, { max: 1, statement_timeout: 0 })
  try {
    await migrate(patient.pool)
  } finally {
    await patient.close()
  }
}

/** Opens all connections at once and keeps them: when the disk is full, PostgreSQL accepts no new ones. */
async function keepConnections({ pool }: Connection): Promise<void> {
  pool.options.min = pool.options.max
  await fillPool(pool)
}

/**
 * The configured database: reachable, new enough and migrated. Closing it stops the embedded one. The
 * embedded one's disk is watched; `say` is called when it is full, and when PostgreSQL had to be restarted.
 */
export async function openDatabase(
  config: Config,
  say: (sentence: string) => void,
): Promise<Connection> {
  const { url, stop } = await reach(config, say)
  const connection = connect(url)
  let stopWatching = () => {}
  const close = async () => {
    stopWatching()
    await connection.close()
    await stop()
  }
  try {
    await refuseUnusable(connection, url)
    const isOurs = config.databaseUrl === undefined
    if (isOurs) stopWatching = await watchDisk({ pool: connection.pool, tell: say })
    await migrateApart(url)
    if (isOurs) await keepConnections(connection)
  } catch (error) {
    await close()
    throw error
  }
  return { ...connection, close }
}
