import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { readConfig } from '#config.ts'
import { connect } from '#db/connect.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { forgetKeys, type KeyContext, keyFor } from '#security/keys.ts'
import { seal, unseal } from '#security/sealed.ts'
import { rotateKeys } from './rotate-keys.ts'

const sealing = { purpose: 'second-factor', owner: 'somebody' } as const
const tokenKey = async (context: KeyContext) =>
  Buffer.from(await keyFor(context, 'access-token')).toString('base64')
const withSettings = (
  app: KeyContext,
  variables: Readonly<Record<string, string>>,
): KeyContext => ({
  ...app,
  config: readConfig({ LOG_LEVEL: 'silent', ...variables }),
})
const aKey = () => randomBytes(32).toString('base64')

test('after a rotation another key is used, and what the last one encrypted is still read', async () => {
  const app = await freshApp('empty')
  const before = await tokenKey(app)
  const sealed = await seal(app, sealing, Buffer.from('a secret'))

  await rotateKeys(app)

  expect(await tokenKey(app)).not.toBe(before)
  expect((await unseal(app, sealing, sealed)).toString()).toBe('a secret')
  await rotateKeys(app)
  await expect(unseal(app, sealing, sealed)).rejects.toThrow('Nothing opens')
})

test('a server that runs meanwhile reads what the new key encrypted', async () => {
  const { url, pool, db } = await freshDatabase()
  const running = { ...(await freshApp('empty')), pool, db }
  await tokenKey(running)
  const other = { ...running, ...connect(url) }
  await rotateKeys(other)
  const sealed = await seal(other, sealing, Buffer.from('a secret'))

  expect((await unseal(running, sealing, sealed)).toString()).toBe('a secret')
  await other.close()
})

test('in a file the new key stands before the last one, for its owner alone', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'master-key-')), 'key')
  const first = aKey()
  await writeFile(file, `${first}\n`)
  const app = withSettings(await freshApp('empty'), { MASTER_KEY_FILE: file })
  const sealed = await seal(app, sealing, Buffer.from('a secret'))

  await rotateKeys(app)

  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines).toEqual([expect.stringMatching(/^.{44}$/), first])
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  expect((await unseal(app, sealing, sealed)).toString()).toBe('a secret')
})

test('a key that moves out of the database leaves nothing there once all is encrypted anew', async () => {
  const inside = await freshApp('empty')
  const sealed = await seal(inside, sealing, Buffer.from('a secret'))
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'master-key-')), 'key')
  await writeFile(file, `${aKey()}\n`)
  forgetKeys(inside)
  const outside = withSettings(inside, { MASTER_KEY_FILE: file })
  expect((await unseal(outside, sealing, sealed)).toString()).toBe('a secret')

  await rotateKeys(outside)

  const { rows } = await inside.pool.query('select from installation_secret')
  expect(rows).toEqual([])
})

test('a key in the environment is not for a command to replace', async () => {
  const app = withSettings(await freshApp('empty'), { MASTER_KEY: aKey() })

  await expect(rotateKeys(app)).rejects.toThrow('Put a new key and a comma before it')
  const both = withSettings(app, { MASTER_KEY: `${aKey()},${aKey()}` })
  forgetKeys(both)
  expect(await tokenKey(both)).not.toBe('')
})

test('where the file cannot be written, as in a container, it says what to do, and the key stays', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'master-key-')), 'key')
  await writeFile(file, `${aKey()}\n`)
  const app = withSettings(await freshApp('empty'), { MASTER_KEY_FILE: file })
  const before = await tokenKey(app)
  await mkdir(`${file}.new`)

  await expect(rotateKeys(app)).rejects.toThrow('Put a new key on a line above')
  expect(await tokenKey(app)).toBe(before)
})
