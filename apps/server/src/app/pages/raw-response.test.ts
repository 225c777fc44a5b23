import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { ask, Wire } from '#live/live.testing.ts'
import { newMatch } from '#matches/new-match.testing.ts'
import { startServer } from '../server.testing.ts'

const { app, port, origin, stop } = await startServer(await freshDatabase())
const { matchId } = await newMatch(app)
const { pathname } = new URL((await fetch(`${origin}/match-central/matches/${matchId}`)).url)
const host = `host: 127.0.0.1:${port}`

const request = (...headers: readonly string[]) =>
  ask(pathname, ...headers).replace('host: x', host)

/** Everything that is said until the last bytes of a page. */
async function hear(...headers: readonly string[]): Promise<string> {
  const wire = new Wire(port, request(...headers))
  const text = await wire.until((seen) => seen.endsWith('</html>'))
  wire.socket.destroy()
  return text
}

const atSocket = 'keep-alive: timeout=4\r\n'
const untilAtHand = () => expect.poll(() => hear(), { timeout: 20_000 }).toContain(atSocket)

const linesOf = (head: string) =>
  head
    .split('\r\n')
    .map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
    .filter((line) => !/^(date|connection|keep-alive):/.test(line))
    .toSorted()

test('a page that is at hand is answered at the socket as the HTTP server would, head and body', async () => {
  await untilAtHand()
  const quick = (await hear()).split('\r\n\r\n')
  const slow = (await hear('cookie: theme=dark')).split('\r\n\r\n')
  const served = (await hear('connection: close')).split('\r\n\r\n')

  expect(linesOf(quick[0] ?? '')).toEqual(linesOf(served[0] ?? ''))
  expect(quick[1]).toBe(served[1])
  expect(slow[0]).toContain('private, no-store')
})

test.each(['cookie: theme=dark', 'authorization: Bearer x', 'connection: close'])(
  'who says more of themselves (%s) is answered by the HTTP server',
  async (header) => {
    await untilAtHand()

    expect(await hear(header)).not.toContain(atSocket)
  },
)

test('a visitor who has the page is answered 304', async () => {
  await untilAtHand()
  const [, etag = ''] = /etag: (\S+)/.exec(await hear()) ?? []

  const wire = new Wire(port, request(`if-none-match: ${etag}`, 'connection: close'))

  expect(await wire.ended()).toMatch(/^HTTP\/1\.1 304 /)
})

test('requests behind one for a page that is at hand are answered in turn', async () => {
  await untilAtHand()
  const wire = new Wire(port, request() + request() + ask('/healthz', 'connection: close'))

  const text = await wire.ended()

  expect(text.match(/HTTP\/1\.1 200|<\/html>|\nok/g)).toEqual([
    'HTTP/1.1 200',
    '</html>',
    'HTTP/1.1 200',
    '</html>',
    'HTTP/1.1 200',
    '\nok',
  ])
})

test('a connection that was answered so and asks no more is ended when the server stops', async () => {
  await untilAtHand()
  const wire = new Wire(port, request())
  await wire.until((seen) => seen.endsWith('</html>'))

  await stop()

  expect(await wire.ended()).toContain('</html>')
})
