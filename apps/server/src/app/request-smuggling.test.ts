import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { Wire } from '#live/live.testing.ts'
import { startServer } from './server.testing.ts'

const { port } = await startServer(await freshDatabase())

const CALL = 'POST /api/v1/matches/filter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
const HIDDEN = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'

/** The statuses of all answers until the other side closes. */
async function statusesOf(bytes: string): Promise<number[]> {
  const wire = new Wire(port, bytes)
  const text = await wire.until(() => wire.closed)
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}

test.each([
  ['two ways to say how long', `content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['two lengths', 'content-length: 2\r\ncontent-length: 60\r\n\r\n{}'],
  ['a list of lengths', 'content-length: 2, 2\r\n\r\n{}'],
  ['a length with a sign', 'content-length: +2\r\n\r\n{}'],
  ['a length in other digits', 'content-length: 0x2\r\n\r\n{}'],
  ['a negative length', 'content-length: -2\r\n\r\n{}'],
  ['a coding that nobody knows', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['a coding after chunks', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a blank before the colon', 'transfer-encoding : chunked\r\n\r\n0\r\n\r\n'],
  ['a folded line', 'x-a: b\r\n c\r\ncontent-length: 2\r\n\r\n{}'],
  ['a folded first line', ' x-a: b\r\ncontent-length: 2\r\n\r\n{}'],
  ['a bare line feed', 'x-a: b\ncontent-length: 2\r\n\r\n{}'],
  ['a bare carriage return', 'x-a: b\rcontent-length: 2\r\n\r\n{}'],
  ['NUL in a header', 'x-a: b\0c\r\ncontent-length: 2\r\n\r\n{}'],
  ['a chunk whose length is none', 'transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n'],
  ['a chunk that is longer than it says', 'transfer-encoding: chunked\r\n\r\n1\r\n{}\r\n0\r\n\r\n'],
])('%s ends the connection, and what follows is never read', async (_, rest) => {
  expect(await statusesOf(`${CALL}${rest}${HIDDEN}`)).toEqual([400])
})

test.each([
  ['of 64 kB in one line', `x-long: ${'a'.repeat(65_536)}\r\n`],
  ['of ten thousand lines', Array.from({ length: 10_000 }, (_, at) => `x-${at}: 1\r\n`).join('')],
])('a head %s is refused', async (_, lines) => {
  const statuses = await statusesOf(`GET / HTTP/1.1\r\nhost: x\r\n${lines}\r\n${HIDDEN}`)

  // What is not read to its end may be cut off before the answer arrives.
  expect(statuses.filter((status) => status !== 431)).toEqual([])
})

test('a stream that is asked for unusually is judged like any other request', async () => {
  const asked = (lines: string) => `GET /live/scores HTTP/1.1\r\nhost: x\r\n${lines}\r\n`

  expect(await statusesOf(asked('x-a: b\n c: d\r\n') + HIDDEN)).toEqual([400])
  expect(await statusesOf(asked('x-a: b\r\n c\r\n') + HIDDEN)).toEqual([400])
  expect(
    await statusesOf(asked('content-length: 5\r\ntransfer-encoding: chunked\r\n') + HIDDEN),
  ).toEqual([400])
})

test('chunks with extensions and trailers are read as what they are', async () => {
  const chunks = '2;name="a b"\r\n{}\r\n0\r\nx-trailer: 1\r\n\r\n'

  expect(await statusesOf(`${CALL}transfer-encoding: chunked\r\n\r\n${chunks}${HIDDEN}`)).toEqual([
    200, 200,
  ])
})

test('a body shorter than it says is waited for, and then not answered as if it were whole', async () => {
  const wire = new Wire(port, `${CALL}content-length: 40\r\n\r\n{}`)
  wire.socket.end()

  expect(await wire.ended()).not.toMatch(/^HTTP\/1\.1 2/)
})

test('requests for an upgrade or a tunnel are refused', async () => {
  const upgrade =
    'connection: upgrade, close\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n'
  const [first] = await statusesOf(`GET /nowhere HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n`)

  expect(first === undefined || first >= 400).toBe(true)
  expect(await statusesOf('CONNECT x:22 HTTP/1.1\r\nhost: x:22\r\n\r\n')).toEqual([])
})
