import { expect, test } from 'vitest'
import { freshApp } from '#app/app-context.testing.ts'
import { accountsByToken, signAccessToken } from './access-token.ts'

const app = await freshApp('empty')
const accountId = '01990000-0000-7000-8000-00000000aaaa'
const bearer = { accountId, sessionId: '01990000-0000-7000-8000-00000000bbbb' }
const token = await signAccessToken(app, bearer)
const accountOf = accountsByToken(app)

test('a token of ours tells its account, until it expires', async () => {
  await expect.poll(() => accountOf(`Bearer ${token}`)).toBe(accountId)

  const later = { ...app, now: () => new Date(Date.parse(app.now()) + 16 * 60_000).toISOString() }
  const afterwards = accountsByToken(later)
  const next = await signAccessToken(later, bearer)
  await expect.poll(() => afterwards(`Bearer ${next}`)).toBe(accountId)
  expect(afterwards(`Bearer ${token}`)).toBeUndefined()
})

test('what anybody could make up tells nobody', async () => {
  await expect.poll(() => accountOf(`Bearer ${token}`)).toBe(accountId)
  const [header = '', , signature = ''] = token.split('.')
  const claims = { sub: accountId, exp: 4_000_000_000 }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')

  for (const made of [
    undefined,
    '',
    'Bearer none',
    token,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${header}.${payload}.${signature}`,
    `Bearer ${header}.${payload}.${'A'.repeat(43)}`,
  ]) {
    expect(accountOf(made)).toBeUndefined()
  }
})
