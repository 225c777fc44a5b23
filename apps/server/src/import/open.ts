import type { Config } from '#config.ts'
import { type Connection, connect, refuseUnusable } from '#db/connect.ts'
import { connectOrStart } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'

/** For the turn, the records and the writers. */
const connections = 6

/** A bulk load may wait for a scorer's transaction, and its statements are long. */
const patient = { max: connections, statement_timeout: 0, lock_timeout: 60_000 }

/** The database of the settings, migrated: one's own, that of the server that runs, or one of our own. */
export async function openForImport(config: Config): Promise<Connection> {
  const { url, stop } = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await connectOrStart({ directory: config.dataDirectory })
  const connection = connect(url, patient)
  const close = async () => {
    await connection.close()
    await stop()
  }
  try {
    await refuseUnusable(connection, url)
    await migrate(connection.pool)
  } catch (error) {
    await close()
    throw error
  }
  return { ...connection, close }
}
