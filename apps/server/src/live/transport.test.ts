import { afterAll, expect, test } from 'vitest'
import { ask, LogBook, matchId, otherMatchId, startEdge, Wire } from './live.testing.ts'

const book = new LogBook(7)
const edge = await startEdge(book, { recheckMs: 0, trustedProxies: 1 })
afterAll(() => edge.stop())

const FORWARDED = 'x-forwarded-proto: https'
const HEADER = '\r\nstrict-transport-security: max-age=31536000; includeSubDomains\r\n'

/** Two heads of an answer: to who came over TLS and to who did not. */
async function headsOf(target: string, ...headers: readonly string[]): Promise<string[]> {
  const asked = [[FORWARDED], []].map((more) => ask(target, ...more, ...headers))
  const wires = asked.map((text) => new Wire(edge.port, text))
  const texts = await Promise.all(
    wires.map((wire) => wire.until((text) => text.includes('\r\n\r\n'))),
  )
  for (const { socket } of wires) socket.destroy()
  return texts.map((text) => text.slice(0, text.indexOf('\r\n\r\n') + 2))
}

test.each([
  ['a stream', `/live/${matchId}`, []],
  ['the scores', '/live/scores', []],
  ['a snapshot', `/live/${matchId}.json`, []],
  ['a compressed snapshot', `/live/${matchId}.json`, ['accept-encoding: gzip']],
  ['a snapshot that is known', `/live/${matchId}.json`, ['if-none-match: "7"']],
  ['the snapshot of an unknown match', `/live/${otherMatchId}.json`, []],
  ['the stream of an unknown match', `/live/${otherMatchId}`, []],
  ['what is no stream', `/live/${matchId}`, ['accept: image/png']],
])('%s keeps those on TLS who came over it', async (_, target, headers) => {
  const [secure = '', plain = ''] = await headsOf(target, ...headers)

  expect(secure.split(HEADER)).toHaveLength(2)
  expect(plain).not.toContain('strict-transport-security')
  expect(secure.split('\r\n')[0]).toBe(plain.split('\r\n')[0])
})

test('a match is the same in capital letters', async () => {
  const [, json = ''] = await headsOf(`/live/${matchId.toUpperCase()}.json`)
  const [, stream = ''] = await headsOf(`/live/${matchId.replace('ab', 'aB')}`)

  expect(json).toMatch(/^HTTP\/1\.1 200 /)
  expect(stream).toMatch(/^HTTP\/1\.1 200 /)
})
