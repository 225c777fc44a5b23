import fc from 'fast-check'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Bypass } from './bypass.ts'

/** A port behind which the HTTP server answers, and the bypass what begins with /now; and how much each did. */
async function startBoth() {
  const answered = { http: 0, bypass: 0 }
  const web = http.createServer(async (request, response) => {
    answered.http += 1
    let length = 0
    for await (const bytes of request) length += Buffer.byteLength(bytes)
    response.end(`<${request.method} ${request.url} ${length}>`)
  })
  const bypass = new Bypass(web, ({ target }) => {
    if (!target.startsWith('/now')) return undefined
    answered.bypass += 1
    const body = `<GET ${target} 0>`
    return Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
  })
  const port = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.once('data', (bytes: Buffer) => bypass.handOver(socket, bytes))
  })
  port.listen(0, '127.0.0.1')
  await once(port, 'listening')
  onTestFinished(() => void port.close())
  const address = port.address()
  const connect = () =>
    net.connect({ host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
  return { answered, connect }
}

type Asked = { readonly method: string; readonly target: string; readonly body: string }

const textOf = ({ method, target, body }: Asked) =>
  `${method} ${target} HTTP/1.1\r\nhost: x\r\n${body && `content-length: ${body.length}\r\n`}\r\n${body}`

const answerOf = ({ method, target, body }: Asked) => `<${method} ${target} ${body.length}>`

/** Collects the answers on a connection. */
function answersOn(socket: net.Socket) {
  let text = ''
  const found = () => text.match(/<[^>]*>/g) ?? []
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()))
  return {
    found,
    until: async (count: number) => {
      while (found().length < count) await once(socket, 'data')
    },
  }
}

const get = (target: string): Asked => ({ method: 'GET', target, body: '' })

test('what comes alone is answered before the HTTP server, also after that has answered', async () => {
  const { answered, connect } = await startBoth()
  const socket = connect()
  const answers = answersOn(socket)
  const asked = [get('/first'), get('/now/1'), get('/second'), get('/now/2'), get('/now/3')]
  for (const [index, one] of asked.entries()) {
    socket.write(textOf(one))
    await answers.until(index + 1)
  }
  socket.destroy()

  expect(answers.found()).toEqual(asked.map(answerOf))
  expect(answered).toEqual({ http: 2, bypass: 3 })
})

test('a connection on which more than plain requests came is the HTTP server’s for good', async () => {
  const { answered, connect } = await startBoth()
  const socket = connect()
  const answers = answersOn(socket)
  const asked = [get('/first'), { method: 'POST', target: '/form', body: 'a=b' }, get('/now')]
  for (const [index, one] of asked.entries()) {
    socket.write(textOf(one))
    await answers.until(index + 1)
  }
  socket.destroy()

  expect(answers.found()).toEqual(asked.map(answerOf))
  expect(answered).toEqual({ http: 3, bypass: 0 })
})

const anyAsked = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'POST'),
    place: fc.constantFrom('/now', '/later'),
    body: fc.constantFrom('', '', 'GET /now/smuggled HTTP/1.1\r\nhost: x\r\n\r\n'),
  })
  .map(({ method, place, body }) => ({ method, place, body: method === 'POST' ? body || 'x' : '' }))

const anyPart = fc.record({ length: fc.integer({ min: 1, max: 160 }), isAwaited: fc.boolean() })

test('however requests are cut and sent together, each gets its answer, in order', async () => {
  const { connect } = await startBoth()
  const talk = async (
    given: readonly { method: string; place: string; body: string }[],
    parts: readonly { length: number; isAwaited: boolean }[],
  ) => {
    const asked = given.map(({ method, place, body }, at) => ({
      method,
      target: `${place}/${at}`,
      body,
    }))
    const ends = asked.map(
      (_, at) =>
        asked
          .slice(0, at + 1)
          .map(textOf)
          .join('').length,
    )
    const text = asked.map(textOf).join('')
    const socket = connect().setNoDelay()
    const answers = answersOn(socket)
    let sent = 0
    for (let at = 0; sent < text.length; at += 1) {
      const { length, isAwaited } = parts[at % parts.length] ?? {
        length: text.length,
        isAwaited: false,
      }
      await new Promise((written) => socket.write(text.slice(sent, sent + length), written))
      sent += length
      if (isAwaited) await answers.until(ends.filter((end) => end <= sent).length)
    }
    await answers.until(asked.length)
    socket.destroy()
    expect(answers.found()).toEqual(asked.map(answerOf))
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyAsked, { minLength: 1, maxLength: 8 }),
      fc.array(anyPart, { minLength: 1, maxLength: 12 }),
      talk,
    ),
    { numRuns: 300 },
  )
})
