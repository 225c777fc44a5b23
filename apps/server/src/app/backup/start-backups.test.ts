import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { enqueue, stopJobs } from '#jobs/jobs.ts'
import { ofBackups } from '#app/doctor/installation-checks.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import { startBackups } from './start-backups.ts'
import { lastBackup } from './write-backup.ts'

const directory = await mkdtemp(path.join(tmpdir(), 'nightly-'))
const settings = { LOG_LEVEL: 'silent', BACKUP_DIR: directory, BACKUPS_KEPT: '1' }
const base = createAppContext(readConfig(settings), await freshDatabase())
let time = '2026-11-22T21:30:00.000Z'
const app = { ...base, now: () => time }
afterAll(async () => {
  await stopJobs(app)
  app.live.close()
})

test('what is due every night writes a backup, keeps the newest, and the doctor says of when it is', async () => {
  await startBackups(app)
  expect(await ofBackups(app)).toEqual({
    isFine: false,
    says: `There is no backup in ${directory} yet.`,
  })

  for (const day of ['23', '24']) {
    time = `2026-11-${day}T21:30:00.000Z`
    await app.db.transaction().execute((db) => enqueue(app, db, { queue: 'backup', data: {} }))
    await expect
      .poll(async () => await lastBackup(directory), { timeout: 20_000 })
      .toBe(Date.parse(time))
  }
  await expect
    .poll(async () => (await readdir(directory)).toSorted(), { timeout: 20_000 })
    .toEqual(['pavilion-2026-11-24T21-30-00Z'])

  const says = `The last backup in ${directory} is of 2026-11-24T21:30:00.000Z.`
  expect(await ofBackups(app)).toEqual({ isFine: true, says })
  time = '2026-11-26T09:00:00.000Z'
  expect(await ofBackups(app)).toEqual({ isFine: false, says })
})
