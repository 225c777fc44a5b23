import type { Config } from '#config.ts'
import { type Connection, connect, refuseUnusable } from '#db/connect.ts'
import { watchDisk } from '#db/embedded/disk-watch.ts'
import { connectOrStart } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'

/** For the import's lock, the records and the writers. */
const connections = 6

/** A bulk load may wait for a scorer's transaction, and its statements are long. */
const patient = { max: connections, statement_timeout: 0, lock_timeout: 60_000 }

const reach = ({ databaseUrl, dataDirectory }: Config) =>
  databaseUrl === undefined
    ? connectOrStart({ directory: dataDirectory })
    : { url: databaseUrl, stop: async () => undefined, isOurs: false }

/**
 * The configured database, migrated: an external one, the running server's, or an embedded one started for
 * this. The disk of the last is watched, as a server does; `say` is called when it is full.
 */
export async function openForImport(
  config: Config,
  say: (sentence: string) => void,
): Promise<Connection> {
  const { url, stop, isOurs } = await reach(config)
  const connection = connect(url, patient)
  let stopWatching = () => {}
  const close = async () => {
    stopWatching()
    await connection.close()
    await stop()
  }
  try {
    await refuseUnusable(connection, url)
    if (isOurs) stopWatching = await watchDisk({ pool: connection.pool, tell: say })
    await migrate(connection.pool)
  } catch (error) {
    await close()
    throw error
  }
  return { ...connection, close }
}
