import { expect, test } from 'vitest'
import { readConfig, root } from '#config.ts'

test('without settings it is the embedded database, port 3000 and a folder of the checkout', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: undefined,
    dataDirectory: `${root}/.data`,
    databaseUrl: undefined,
    trustedProxies: 0,
  })
})

test('a variable that is set to nothing is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test.each([
  [{ PORT: 'eighty' }, /PORT must be a port number from 0 to 65535/],
  [{ PORT: '70000' }, /PORT must be a port number from 0 to 65535/],
  [{ DATABASE_URL: 'mysql://here' }, /DATABASE_URL must be an address such as postgres:\/\//],
  [{ PUBLIC_ORIGIN: 'https://example.org/path' }, /PUBLIC_ORIGIN must be an origin such as/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of trace, /],
  [{ TRUST_PROXY: '-1' }, /TRUST_PROXY must be the number of proxies/],
  [{ ADDRESS_SHARE: '0' }, /ADDRESS_SHARE must be a percentage from 1 to 100/],
  [{ GOOGLE_CLIENT_ID: 'us' }, /GOOGLE_CLIENT_SECRET must be set where CLIENT_ID is/],
  [
    { FACEBOOK_CLIENT_ID: 'us', FACEBOOK_CLIENT_SECRET: 's', FACEBOOK_ISSUER: 'facebook.com' },
    /FACEBOOK_ISSUER must be an address such as/,
  ],
  [{ GOOGLE_TOKEN_URL: 'https://a.example/t' }, /GOOGLE_AUTHORIZATION_URL must be set together/],
])('%o is refused by name', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(sentence)
})

test('there are no sign-in providers unless the operator configures them', () => {
  expect([...readConfig({}).providers]).toEqual([])
  const secret = { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret' }
  expect([...readConfig(secret).providers]).toEqual([
    [
      'google',
      {
        clientId: 'us',
        clientSecret: 'secret',
        scope: 'openid email profile',
        at: { issuer: 'https://accounts.google.com' },
      },
    ],
  ])
})
