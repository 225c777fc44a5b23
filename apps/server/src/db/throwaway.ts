import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Connection, connect } from './connect.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'

/** Runs work with a migrated database on a temporary PostgreSQL. */
export async function withThrowawayDatabase<T>(
  work: (database: Connection) => Promise<T>,
): Promise<T> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'cricket-throwaway-'))
  const server = await startEmbedded({ directory, settings: ['fsync=off'] })
  const connection = connect(server.url)
  try {
    await migrate(connection.pool)
    return await work(connection)
  } finally {
    await connection.close()
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
