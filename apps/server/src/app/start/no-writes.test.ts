import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { startServerProcess } from './server-process.testing.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'no-writes-'))
const database = await startEmbedded({ directory, settings: ['fsync=off'] })
const { pool, close } = connect(database.url, { max: 1 })
// As it is while there is hardly any room on its disk, and on a standby.
await pool.query('alter database postgres set default_transaction_read_only = on')
await close()

afterAll(() => rmSync(directory, { recursive: true }))

test('a start on a database that takes no writes is one sentence about what to do', async () => {
  const elsewhere = startServerProcess({ env: { DATABASE_URL: database.url } })
  expect(await elsewhere.exit).toBe(1)

  await database.stop()
  const ours = startServerProcess({ env: { DATA_DIR: directory } })

  expect(await ours.exit).toBe(1)
  expect(elsewhere.output()).toMatch(
    /^The database of DATABASE_URL can only be read from: .* start again\.\n$/m,
  )
  expect(ours.output()).toMatch(
    /^The disk that holds \S+ is full\. Make room and start again;.*\n$/m,
  )
  expect(ours.output() + elsewhere.output()).not.toContain('routine')
})
