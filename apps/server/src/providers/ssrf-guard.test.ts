import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { CannotAsk, fencedFetch } from './ssrf-guard.ts'

const seen: string[] = []
const server = createServer((request, response) => {
  seen.push(request.url ?? '')
  if (request.url === '/away') response.writeHead(302, { location: '/long' }).end()
  else if (request.url === '/long') response.end('x'.repeat(300_000))
  else if (request.url === '/echo') request.pipe(response)
  else if (request.url !== '/never') response.end('ok')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const address = server.address()
const port = typeof address === 'object' ? address?.port : 0
const host = `127.0.0.1:${port}`

const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const
const ask = (url: string, configured: readonly string[]) =>
  fencedFetch(new Set(configured))(url, options)

/** A name server of ours: a name stands for these addresses the first time, for others the second … */
function nameServer(...answers: readonly string[][]) {
  const asked: string[] = []
  const resolve = async (hostname: string) => {
    asked.push(hostname)
    const addresses = answers[asked.length - 1] ?? []
    return addresses.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 }))
  }
  return { asked, resolve }
}

test('the host that the operator has configured is asked, wherever it is', async () => {
  expect(await (await ask(`http://${host}/`, [host])).text()).toBe('ok')
})

test('what is sent to a provider gets there', async () => {
  const body = new URLSearchParams({ code: 'a b&c' })
  const answer = await fencedFetch(new Set([host]))(`http://${host}/echo`, {
    ...options,
    method: 'POST',
    body,
  })

  expect(await answer.text()).toBe('code=a+b%26c')
})

test.each([
  ['without TLS', 'http://example.org/token'],
  ['on this machine', 'https://127.0.0.1/token'],
  ['on this machine, in hexadecimal', 'https://0x7f000001/token'],
  ['on this machine, in short', 'https://127.1/token'],
  ['on this machine, by name', 'https://localhost/token'],
  ['on this machine, as nowhere', 'https://0.0.0.0/token'],
  ['in this network', 'https://10.0.0.7/token'],
  ['in a network that carriers share', 'https://100.64.0.1/token'],
  ['where clouds keep their secrets', 'https://169.254.169.254/latest'],
  ['on this machine, by its other address', 'https://[::1]/token'],
  ['on this machine, disguised', 'https://[::ffff:127.0.0.1]/token'],
  ['behind a translator', 'https://[64:ff9b::7f00:1]/token'],
  ['by 6to4', 'https://[2002:7f00:1::]/token'],
  ['by Teredo', 'https://[2001::7f00:1]/token'],
])('what a provider names is not asked %s', async (_, url) => {
  await expect(ask(url, ['accounts.example.org'])).rejects.toThrow(CannotAsk)
})

test.each([['file:///etc/passwd'], ['gopher://example.org/'], ['data:text/plain,x']])(
  '%s is nothing to ask',
  async (url) => {
    await expect(ask(url, ['accounts.example.org'])).rejects.toThrow(CannotAsk)
  },
)

test.each([
  ['is inside', ['127.0.0.1']],
  ['is inside as well', ['93.184.215.14', '127.0.0.1']],
  ['carries one of the inside', ['64:ff9b::7f00:1']],
  ['stands for nothing', []],
])('a name that %s is not asked', async (_, addresses) => {
  const { resolve } = nameServer(addresses)
  const before = seen.length

  const asking = fencedFetch(new Set(), resolve)(`https://keys.example.org:${port}/`, options)

  await expect(asking).rejects.toThrow(/is inside of this network|is not known/)
  expect(seen).toHaveLength(before)
})

test('a name is resolved once, and what it stands for then is what is connected to', async () => {
  const { asked, resolve } = nameServer(['127.0.0.1'], ['203.0.113.9'])
  const configured = `issuer.example.org:${port}`

  const answer = await fencedFetch(new Set([configured]), resolve)(`http://${configured}/`, options)

  expect(await answer.text()).toBe('ok')
  expect(asked).toEqual(['issuer.example.org'])
})

test('a name that turns from the internet to the inside is looked at each time it is asked', async () => {
  const stop = new AbortController()
  const names = nameServer(['93.184.215.14'], ['127.0.0.1'])
  const resolve = async (hostname: string) => {
    const addresses = await names.resolve(hostname)
    // Nothing of the internet is asked from here: it is enough that it would have been.
    if (names.asked.length === 1) stop.abort()
    return addresses
  }
  const turning = fencedFetch(new Set(), resolve)
  const url = `https://turning.example.org:${port}/`
  const before = seen.length

  await expect(turning(url, { ...options, signal: stop.signal })).rejects.toThrow('reached')
  expect(names.asked).toHaveLength(1)
  await expect(turning(url, options)).rejects.toThrow('inside')
  expect(names.asked).toHaveLength(2)
  expect(seen).toHaveLength(before)
})

test('a redirect is not followed', async () => {
  expect((await ask(`http://${host}/away`, [host])).status).toBe(302)
  expect(seen.at(-1)).toBe('/away')
})

test('an answer that does not end is not read to its end', async () => {
  await expect(ask(`http://${host}/long`, [host])).rejects.toThrow('too long')
})

test('who does not answer is not waited for', async () => {
  const stop = new AbortController()
  const asking = fencedFetch(new Set([host]))(`http://${host}/never`, {
    ...options,
    signal: stop.signal,
  })
  await once(server, 'request')
  stop.abort()

  await expect(asking).rejects.toThrow(CannotAsk)
})
