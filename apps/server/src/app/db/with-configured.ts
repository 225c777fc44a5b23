import { type Config, configFromEnvironment } from '#config.ts'
import { type Connection, connect, refuseUnusable } from '#db/connect.ts'
import { connectOrStart } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'

export type Configured = Connection & { readonly config: Config }

/** Runs a command's work with the configured database, beside the server or without it. */
export async function withUnmigrated<T>(work: (configured: Configured) => Promise<T>): Promise<T> {
  const config = configFromEnvironment()
  const { url, stop } = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await connectOrStart({ directory: config.dataDirectory })
  const connection = connect(url, { statement_timeout: 0 })
  try {
    await refuseUnusable(connection, url)
    return await work({ ...connection, config })
  } finally {
    await connection.close()
    await stop()
  }
}

/** The configured database, and the migrations that have only now been applied to it. */
type Migrated = Configured & { readonly applied: readonly string[] }

/** As `withUnmigrated`, with the database brought up to date. */
export const withConfigured = <T>(work: (migrated: Migrated) => Promise<T>): Promise<T> =>
  withUnmigrated(async (configured) =>
    work({ ...configured, applied: await migrate(configured.pool) }),
  )
