import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach } from 'vitest'
import { createApiClient } from './api-client.ts'
import { createClientState } from './client-state.ts'
import { memoryStorage } from './storage.ts'
import { createSlowCalls } from './slow-calls.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A client of a real server that answers as told, with somebody logged in. */
export async function clientOf(handle: Handle) {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const state = createClientState(memoryStorage())
  state.restore()
  state.beginSession({ token: 'old', refreshToken: 'r1' }, 'sana@club.example')
  const left: string[] = []
  const changes: string[] = []
  const api = createApiClient({
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    slow: createSlowCalls(),
    session: state,
    headers: async () => ({ 'x-app-id': 'web' }),
    onChanged: () => changes.push('changed'),
    onSignedOut: () => left.push('left'),
  })
  return { api, state, left, changes }
}

export const answer = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
