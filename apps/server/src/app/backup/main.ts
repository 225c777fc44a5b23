// `npm run backup -- DIRECTORY` and `npm run restore -- BACKUP`
import path from 'node:path'
import { CannotStart } from '#cannot-start.ts'
import { withConfigured, withUnmigrated } from '#app/db/with-configured.ts'
import { restoreBackup } from './restore-backup.ts'
import { keepNewest, writeBackup } from './write-backup.ts'

const count = (tables: readonly { readonly rows: number }[]) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en')} rows of ${tables.length} tables`

const backup = (directory: string) =>
  withConfigured(async ({ pool, config }) => {
    const { folder, manifest } = await writeBackup(pool, directory, new Date().toISOString())
    await keepNewest(directory, config.protection.backups.kept)
    return `Saved ${count(manifest.tables)} in ${folder}.`
  })

const restore = (folder: string) =>
  withUnmigrated(async (configured) => {
    const { tables, at } = await restoreBackup(configured, folder)
    return `Restored and read back ${count(tables)}, as they were at ${at}.`
  })

const commands: Readonly<Record<string, (place: string) => Promise<string>>> = { backup, restore }

const [name = '', place, ...rest] = process.argv.slice(2)
try {
  const command = commands[name]
  if (command === undefined || place === undefined || rest.length > 0) {
    throw new CannotStart('npm run backup -- DIRECTORY, or npm run restore -- BACKUP')
  }
  console.log(await command(path.resolve(place)))
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
