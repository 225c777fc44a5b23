import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hasSampleAccounts, retireSampleAccounts } from '#accounts/sample-accounts.ts'
import { freshApp } from '#app/app-context.testing.ts'
import { readConfig } from '#config.ts'
import { keyFor } from '#security/keys.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { checkInstallation } from '#app/doctor/installation-checks.ts'
import { refuseWeaknesses } from './find-weaknesses.ts'

const sample = await freshApp('sample')
const empty = await freshApp('empty')
const key = randomBytes(32).toString('base64')
const withSettings = (
  app: AppContext,
  variables: Readonly<Record<string, string>>,
): AppContext => ({
  ...app,
  config: readConfig({ LOG_LEVEL: 'silent', ...variables }),
})
const backups = await mkdtemp(path.join(tmpdir(), 'backups-'))
const abroad = { PUBLIC_ORIGIN: 'https://cricket.example.org' }
const sound = {
  ...abroad,
  MASTER_KEY: key,
  SMTP_URL: 'smtp://mail.example.org',
  SMS_GATEWAY_URL: 'https://sms.example.org/send',
  TRUST_PROXY: '1',
  BACKUP_DIR: backups,
  METRICS_TOKEN: 'sixteen or more letters',
}
const refusalOf = (app: AppContext, isEmpty = true) =>
  refuseWeaknesses(app, isEmpty).then(
    () => 'starts',
    (error: unknown) => String(error),
  )

test('on the machine itself everything starts', async () => {
  expect(await refusalOf(withSettings(sample, {}))).toBe('starts')
})

test.each([
  [{ SMTP_URL: '', SMS_GATEWAY_URL: '' }, 'outbox', 'SMTP_URL'],
  [{ PAYMENTS: 'sandbox' }, 'sandbox', 'moves no money'],
  [{ MASTER_KEY: '' }, 'database-key', 'MASTER_KEY_FILE'],
])('where others come %o is refused, unless it is allowed by name', async (changed, name, why) => {
  const variables = { ...sound, ...changed }
  const refusal = await refusalOf(withSettings(empty, variables))
  const allowed = withSettings(empty, { ...variables, ALLOW_INSECURE: name })

  expect(refusal).toContain(why)
  expect(refusal).toContain(`ALLOW_INSECURE=${name}.`)
  expect(await refusalOf(allowed)).toBe('starts')
})

test('where others come there are no sample accounts, from before or from this start', async () => {
  const before = withSettings(sample, sound)

  expect(await refusalOf(before)).toContain('retire-samples')
  expect(await refusalOf(withSettings(empty, sound), false)).toContain('--empty')
  expect(await retireSampleAccounts(sample.db, sample.now())).toBe(11)
  expect(await hasSampleAccounts(sample.db)).toBe(false)
  expect(await refusalOf(before)).toBe('starts')
})

test('the doctor finds nothing lacking once everything is in place', async () => {
  await ensureDefaultSite(sample)
  const lacking = async (variables: Readonly<Record<string, string>>) =>
    (await checkInstallation(withSettings(sample, variables))).filter(({ isFine }) => !isFine)
      .length
  await retireSampleAccounts(sample.db, sample.now())

  expect(await lacking(sound)).toBe(1)
  const written = sample
    .now()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
  await mkdir(path.join(backups, `pavilion-${written}`))
  expect(await lacking(sound)).toBe(0)
  expect(await lacking({})).toBe(9)
})

test('a master key from outside is used in place of the one in the database', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'master-key-'))
  const file = path.join(folder, 'key')
  await writeFile(file, `${key}\n`)
  const fresh = async (variables: Readonly<Record<string, string>>) =>
    Buffer.from(await keyFor(withSettings(await freshApp('empty'), variables), 'access-token'))

  const given = await fresh({ MASTER_KEY: key })
  expect(await fresh({ MASTER_KEY_FILE: file })).toEqual(given)
  expect(await fresh({})).not.toEqual(given)
  await writeFile(file, 'short')
  await expect(fresh({ MASTER_KEY_FILE: file })).rejects.toThrow('There is no master key in')
  await expect(fresh({ MASTER_KEY_FILE: `${file}s` })).rejects.toThrow('cannot be read from')
})
