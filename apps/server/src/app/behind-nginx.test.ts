import https from 'node:https'
import http from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { recordFacts } from '#matches/matches.ts'
import { startAccountServer } from '#accounts/accounts.testing.ts'
import { hasNginx, host, startNginx } from './nginx.testing.ts'

const lines: Record<string, unknown>[] = []
const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) })

/** The product as the configuration asks for it to be run. */
async function startSite() {
  const settings = { TRUST_PROXY: '1', PUBLIC_ORIGIN: `https://${host}`, LOG_REQUESTS: '100' }
  const server = await startAccountServer(await freshDatabase(), settings, log)
  return { ...server, ...(await startNginx(Number(new URL(server.origin).port))) }
}

const site = hasNginx ? await startSite() : undefined
const given = `${hasNginx ? '' : ' (skipped: there is no nginx here)'}`
const behind = (name: string, run: (one: NonNullable<typeof site>) => Promise<void>) =>
  test.skipIf(site === undefined)(`behind nginx ${name}${given}`, async () => {
    if (site !== undefined) await run(site)
  })

type Asked = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The loopback address to come from. */
  readonly from?: string
}

/** Asks nginx over TLS; its certificate is its own. */
async function ask(port: number, { path, method = 'GET', headers, body, from }: Asked) {
  const request = https.request({
    port,
    path,
    method,
    host: '127.0.0.1',
    servername: host,
    rejectUnauthorized: false,
    agent: false,
    headers: { host, ...headers },
    ...(from !== undefined && { localAddress: from }),
  })
  // What is refused before it was sent to its end may be cut off afterwards.
  request.on('error', () => undefined)
  request.end(body)
  const [response]: http.IncomingMessage[] = await once(request, 'response')
  if (response === undefined) throw new Error('There was no answer.')
  return response
}

behind('plain HTTP leads to HTTPS at the same address', async (one) => {
  const request = http.get({ port: one.http, host: '127.0.0.1', path: '/a?b=c', headers: { host } })
  const [response]: http.IncomingMessage[] = await once(request, 'response')

  expect(response?.statusCode).toBe(301)
  expect(response?.headers.location).toBe(`https://${host}/a?b=c`)
  response?.resume()
})

behind('whoever asks for another name is not answered, over TLS or plainly', async (one) => {
  const other = 'elsewhere.example.org'
  const plain = http.get({ port: one.http, host: '127.0.0.1', headers: { host: other } })
  await expect(once(plain, 'response')).rejects.toThrow('socket hang up')

  const options = { port: one.https, host: '127.0.0.1', servername: other, agent: false }
  await expect(once(https.get(options), 'response')).rejects.toThrow(/unrecognized name/)
})

behind('the client’s own address counts, whatever it says of others', async (one) => {
  const path = '/api/v1/matches/01990000-0000-7000-8000-00000000aaaa'
  const headers = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' }
  const response = await ask(one.https, { path, headers, from: '127.0.0.9' })
  await text(response)
  const id = response.headers['x-request-id']
  const logged = () => lines.find(({ requestId }) => requestId === id)
  await expect.poll(logged).toBeDefined()

  expect(response.statusCode).toBe(404)
  expect(logged()).toMatchObject({ address: '127.0.0.9', host })
})

behind('pages are of the public origin, over TLS, and say so', async (one) => {
  const response = await ask(one.https, {
    path: '/pricing',
    headers: { 'x-forwarded-proto': 'http' },
  })
  const html = await text(response)

  expect(response.statusCode).toBe(200)
  expect(response.headers['strict-transport-security']).toContain('max-age=')
  expect(response.headers['server']).toBe('nginx')
  expect(html).toContain(`https://${host}/pricing`)
})

behind('a live stream arrives as it is written, ball by ball', async (one) => {
  const { matchId, teams } = await newMatch(one.app, 5)
  const [battingTeam = ''] = teams
  const stream = await ask(one.https, {
    path: `/live/${matchId}`,
    headers: { accept: 'text/event-stream' },
  })
  let told = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => (told += chunk))
  await recordFacts(one.app, {
    matchId,
    expectedSeq: 0,
    facts: [{ type: 'toss', winner: battingTeam, decision: 'bat' }],
    recordedBy: 'test',
  })
  // The stream has not ended: what is told has not waited for it.
  await expect.poll(() => told, { timeout: 20_000 }).toContain('"toss"')
  expect(stream.complete).toBe(false)
  stream.destroy()
})

behind('a body that is too long is refused, by whichever comes first', async (one) => {
  const post = async (path: string, type: string, bytes: number) => {
    const headers = { 'content-type': type }
    const response = await ask(one.https, {
      path,
      method: 'POST',
      headers,
      body: Buffer.alloc(bytes, ' '),
    })
    response.resume()
    return response.statusCode
  }
  const [call, json] = ['/api/v1/matches/filter', 'application/json']

  expect(await post(call, json, 1000)).toBe(400)
  expect(await post(call, json, 300_000)).toBe(413)
  expect(await post(call, json, 21_000_000)).toBe(413)
})
