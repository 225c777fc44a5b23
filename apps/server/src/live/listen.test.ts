import { once } from 'node:events'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'
import { ask } from './live.testing.ts'

/** More than the kernel's buffers take. */
const LENGTH = 12_000_000
const HEAD_MS = 40

/** A port whose connections are answered with many bytes, and have little time to ask. */
async function startLongAnswers(): Promise<number> {
  const server = net.createServer({ allowHalfOpen: true }, (socket) =>
    listen(socket, {
      headMs: HEAD_MS,
      answerTo: () => async () => {
        socket.write(Buffer.alloc(LENGTH, 'x'))
        return true
      },
      waits: () => undefined,
      handOver: () => socket.destroy(),
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a slow reader gets its whole answer, and only then has to ask in time again', async () => {
  const socket = net.connect({ port: await startLongAnswers(), host: '127.0.0.1' })
  let received = 0
  let pauses = 0
  socket.on('data', (bytes: Buffer) => {
    received += bytes.length
    if (received > pauses * 500_000) {
      pauses += 1
      socket.pause()
      setTimeout(() => socket.resume(), HEAD_MS)
    }
  })
  socket.write(ask('/live/scores'))

  await once(socket, 'close')

  expect(received).toBe(LENGTH)
})
