import { once } from 'node:events'
import net from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { ask, LogBook, matchId, seqsIn, startEdge, Wire } from './live.testing.ts'
import { defaultLiveOptions } from './options.ts'

/** Each takes two megabytes of the kernel's memory before the server has to keep anything for it. */
const MANY = 250
const book = new LogBook(1)
const edge = await startEdge(book)
afterAll(() => edge.stop())

/** Asks for the stream and never reads. */
async function deaf(): Promise<net.Socket> {
  const socket = net.connect({ port: edge.port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(ask(`/live/${matchId}?after=1`))
  await once(socket, 'connect')
  return socket
}

test('hundreds who never read are cut off, cost no more than one, and who reads misses nothing', async () => {
  const reader = new Wire(edge.port, ask(`/live/${matchId}?after=1`))
  const sockets = await Promise.all(Array.from({ length: MANY }, deaf))
  const watchers = () => edge.hub.watchers(matchId)
  await expect.poll(watchers, { timeout: 20_000 }).toBe(MANY + 1)
  const before = process.memoryUsage().arrayBuffers
  let most = 0

  while (watchers() > 1) {
    edge.record(2000)
    const last = `id: ${book.seq}\ndata: {"ball":${book.seq}}\n\n`
    await reader.until((text) => text.includes(last, text.length - 1000))
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }

  expect(seqsIn(reader.text)).toEqual(book.entries.slice(1).map(({ seq }) => seq))
  expect(most).toBeLessThan((MANY / 2) * defaultLiveOptions.slowReaderBytes)
  for (const socket of sockets) socket.destroy()
})
