import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { match } from './cricsheet-file.testing.ts'

const database = await freshDatabase()
/** The settings want an address with a host, also where the socket is named after it. */
const url = database.url.replace('@/', '@localhost/')
const folder = mkdtempSync(path.join(os.tmpdir(), 'import-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content)

/** The command as `npm run import -- …` starts it. */
const command = (...args: readonly string[]) => commandAt(url, ...args)

async function commandAt(databaseUrl: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err, code: await ended }
}

test('a folder is imported, and the last line counts what was', async () => {
  write('one.json', JSON.stringify(match()))
  write('two.json', JSON.stringify(match()))
  const { out, err, code } = await command(folder, '--json')

  expect(err).toMatch(/0 failed/)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    matches: 2,
    deliveries: 24,
    failed: [],
    seconds: expect.any(Number),
  })
})

test('a broken file makes the command fail after the rest was imported', async () => {
  write('broken.json', '{')
  const { out, err, code } = await command(folder, '--json')

  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    matches: 2,
    failed: [{ file: path.join(folder, 'broken.json') }],
  })
  expect(err).toMatch(/Failed: .*broken\.json: It is not JSON/)
})

test('an import that stops tells how far it came, what failed and why it stopped', async () => {
  const many = path.join(folder, 'many')
  mkdirSync(many)
  const names = Array.from({ length: 400 }, (_, i) => `m${String(i).padStart(3, '0')}.json`)
  for (const name of names) writeFileSync(path.join(many, name), JSON.stringify(match()))
  writeFileSync(path.join(many, 'a-broken.json'), '{')
  await database.pool.query(`
    create function refuse_last() returns trigger language plpgsql as $$ begin
      raise exception using errcode = 'disk_full', message = 'no space left on device';
    end $$;
    create trigger refuse_last before insert on match for each row
      when (new.cricsheet_id = 'm399') execute function refuse_last()`)

  const { out, err, code } = await command(many, '--json')

  const line = JSON.parse(out)
  expect(code).toBe(1)
  expect(line).toMatchObject({
    failed: [{ file: path.join(many, 'a-broken.json') }],
    stopped: expect.stringContaining('no space left on device'),
  })
  expect(line.matches).toBeGreaterThan(0)
  expect(line.matches).toBeLessThan(400)
  expect(err).toContain('The import stopped: no space left on device')
})

test('an import that finds no database ends with its line too', async () => {
  const { out, err, code } = await commandAt('postgres://nobody@localhost:1/none', folder, '--json')

  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ matches: 0, failed: [], stopped: expect.any(String) })
  expect(err).toContain('nothing listens there')
})

test('a call that makes no sense is answered with how to call', async () => {
  const [nothing, unknown] = await Promise.all([command(), command('--fast', folder)])

  expect([nothing.code, unknown.code]).toEqual([2, 2])
  expect(nothing.err).toMatch(/nothing to import[^]*Usage/)
  expect(unknown.err).toMatch(/"--fast" is not an option/)
})

test('a result that does not follow from the score is told, and imported as it is', async () => {
  const wrong = path.join(folder, 'wrong')
  mkdirSync(wrong)
  const file = path.join(wrong, 'other-winner.json')
  writeFileSync(file, JSON.stringify(match({ outcome: { winner: 'Away', by: { wickets: 9 } } })))
  const { out, err, code } = await command(wrong, '--json')

  expect(code).toBe(0)
  expect(err).toContain(`${file}: The file's winner is Away; the score says Home.`)
  expect(err).toContain(`The file's margin is {"wickets":9}; the score says {"runs":3}.`)
  expect(JSON.parse(out).disagreements).toEqual([
    { file, what: 'winner', stated: 'Away', computed: 'Home' },
    { file, what: 'margin', stated: { wickets: 9 }, computed: { runs: 3 } },
  ])
})
