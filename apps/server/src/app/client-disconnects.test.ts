import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { freshDatabase } from '#db/database.testing.ts'
import { startServer } from './server.testing.ts'

test.each(['GET /healthz', 'POST /live/nowhere', 'GET /readyz'])(
  'a server that stops answers %s, which has just been asked, and closes the connection',
  async (line) => {
    const server = await startServer(await freshDatabase())
    const socket = net.connect(server.port, '127.0.0.1')
    const ask = (what: string) => socket.write(`${what} HTTP/1.1\r\nhost: cricket.example\r\n\r\n`)
    ask('GET /healthz')
    await once(socket, 'readable')
    const told = text(socket)
    ask(line)
    await server.stop()

    expect(await told).toMatch(/^HTTP\/1\.1 200 [^]*HTTP\/1\.1 \d{3} [^]*^connection: close\r\n/im)
  },
)
