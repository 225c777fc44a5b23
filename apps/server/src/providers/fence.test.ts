import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { CannotAsk, fencedFetch } from './fence.ts'

const server = createServer((request, response) => {
  if (request.url === '/away') response.writeHead(302, { location: '/long' }).end()
  else if (request.url === '/long') response.end('x'.repeat(300_000))
  else response.end('ok')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())
const address = server.address()
const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const
const ask = (url: string, configured: readonly string[]) =>
  fencedFetch(new Set(configured))(url, options)

test('the host that the operator has configured is asked, wherever it is', async () => {
  expect(await (await ask(`http://${host}/`, [host])).text()).toBe('ok')
})

test.each([
  ['without TLS', 'http://example.org/token'],
  ['on this machine', 'https://127.0.0.1/token'],
  ['on this machine, by name', 'https://localhost/token'],
  ['on this machine, as nowhere', 'https://0.0.0.0/token'],
  ['in this network', 'https://10.0.0.7/token'],
  ['where clouds keep their secrets', 'https://169.254.169.254/latest'],
  ['on this machine, by its other address', 'https://[::1]/token'],
  ['on this machine, disguised', 'https://[::ffff:127.0.0.1]/token'],
])('what a provider names is not asked %s', async (_, url) => {
  await expect(ask(url, ['accounts.example.org'])).rejects.toThrow(CannotAsk)
})

test('a redirect is not followed', async () => {
  expect((await ask(`http://${host}/away`, [host])).status).toBe(302)
})

test('an answer that does not end is not read to its end', async () => {
  await expect(ask(`http://${host}/long`, [host])).rejects.toThrow('too long')
})
