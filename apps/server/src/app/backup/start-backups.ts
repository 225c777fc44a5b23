import { workAt } from '#jobs/jobs.ts'
import type { AppContext } from '#app-context.ts'
import { keepNewest, writeBackup } from './write-backup.ts'

/** At night in most of where cricket is played. */
const EVERY_NIGHT = '30 21 * * *'
const AT_MOST_SECONDS = 6 * 3600

/** Writes a backup every night where a directory is set, and deletes the oldest. */
export async function startBackups(app: AppContext): Promise<void> {
  const { directory, kept } = app.config.protection.backups
  if (directory === undefined) return
  await workAt(app, 'backup', {
    cron: EVERY_NIGHT,
    expireInSeconds: AT_MOST_SECONDS,
    run: async () => {
      const { folder, manifest } = await writeBackup(app.pool, directory, app.now())
      await keepNewest(directory, kept)
      app.log.info({ folder, tables: manifest.tables.length }, 'a backup was written')
    },
  })
}
