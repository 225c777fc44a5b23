import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { someone, tokenOf } from '#app/access-walk/people.testing.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { startServer } from '#app/server.testing.ts'

const { origin, port, app } = await startServer(await freshDatabase())
const path = '/api/v1/cms/editor/pictures'
const editorToken = async () => tokenOf(app, await someone(app, { operator: true }))

/** Says that eight megabytes follow, and sends one byte of them. */
async function sendSlowly(token: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${token}`,
      'content-type: image/png',
      'content-length: 8388608',
      '\r\nx',
    ].join('\r\n'),
  )
  return socket
}

/** What is answered first, while the rest of the file has still to come. */
async function answered(socket: Socket): Promise<string> {
  const [bytes] = await once(socket, 'data')
  return String(bytes)
}

let sent = 0
/** No picture, so that it is refused as one (422) as soon as it is taken in. */
async function send(token: string) {
  const { status } = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
    body: `no picture ${(sent += 1)}`,
  })
  return status
}

test('a file is refused before it has come where nobody is signed in', async () => {
  const socket = await sendSlowly('a.made-up.token')

  expect(await answered(socket)).toContain('401 Unauthorized')
})

test('of one sender three files are taken in and sixteen wait, and others are not kept waiting', async () => {
  const busy = await editorToken()
  const sockets = await Promise.all(Array.from({ length: 20 }, () => sendSlowly(busy)))
  const refused = await Promise.race(sockets.map(answered))

  expect(refused).toContain('503 Service Unavailable')
  expect(refused).toContain('retry-after: 5')
  expect(await send(await editorToken())).toBe(422)
})

test('a file waits until one of the same sender has come, or is aborted', async () => {
  const hasty = await editorToken()
  const sockets = await Promise.all(Array.from({ length: 3 }, () => sendSlowly(hasty)))
  const fourth = send(hasty)
  expect(await send(await editorToken())).toBe(422)
  for (const socket of sockets) socket.destroy()

  expect(await fourth).toBe(422)
})
