import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { files, match } from '#import/cricsheet-file.testing.ts'
import { importMatches } from '#import/import.ts'

const database = await freshDatabase()
/** The settings want an address with a host, also where the socket is named after it. */
const url = database.url.replace('@/', '@localhost/')
const folder = mkdtempSync(path.join(os.tmpdir(), 'export-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
await importMatches(database.pool, files({ '11.json': match(), '12.json': match() }))

/** The command as `npm run export -- …` starts it. */
async function command(...args: readonly string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const err = await text(child.stderr)
  return { err, code: await ended }
}

test('every match is written, in all of its files', async () => {
  const to = path.join(folder, 'all')
  const { err, code } = await command(to)

  expect(err).toContain('8 files of 2 matches')
  expect(code).toBe(0)
  expect(readdirSync(to).toSorted()).toEqual(
    ['11', '12']
      .flatMap((id) => [`${id}.csv`, `${id}.json`, `${id}_info.csv`, `${id}_log.json`])
      .toSorted(),
  )
  expect(JSON.parse(readFileSync(path.join(to, '11.json'), 'utf8'))).toEqual(match())
})

test('matches may be chosen', async () => {
  const to = path.join(folder, 'one')
  const { code } = await command(to, '--match', '12')

  expect(code).toBe(0)
  expect(readdirSync(to)).toContain('12.json')
  expect(readdirSync(to)).not.toContain('11.json')
})

test('what cannot be done is told', async () => {
  expect(await command(folder, '--match', '99')).toEqual({
    err: expect.stringContaining('There is no match 99.'),
    code: 1,
  })
  expect(await command()).toEqual({ err: expect.stringContaining('Usage'), code: 2 })
  expect(await command(folder, '--yaml')).toMatchObject({ code: 2 })
  expect(await command(folder, '--match')).toMatchObject({ code: 2 })
})
