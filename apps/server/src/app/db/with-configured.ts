import { type Config, configFromEnvironment } from '#config.ts'
import { type Connection, connect, refuseUnusable } from '#db/connect.ts'
import { connectOrStart } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'

export type Configured = Connection & {
  readonly config: Config
  /** The address of the database. */
  readonly url: string
  /** The migrations that had not been applied before. */
  readonly applied: readonly string[]
}

/** Runs a command's work with the configured database, migrated; beside the server or without it. */
export async function withConfigured<T>(work: (configured: Configured) => Promise<T>): Promise<T> {
  const config = configFromEnvironment()
  const { url, stop } = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await connectOrStart({ directory: config.dataDirectory })
  const connection = connect(url, { statement_timeout: 0 })
  try {
    await refuseUnusable(connection, url)
    const applied = await migrate(connection.pool)
    return await work({ ...connection, config, url, applied })
  } finally {
    await connection.close()
    await stop()
  }
}
