import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRouterClient } from '@orpc/server'
import { afterAll } from 'vitest'
import { api } from './api.ts'
import { readConfig } from '#config.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { createApi } from './api-handler.ts'
import type { Waiting } from '#http/priority-queue.ts'
import { nobody } from '#http/caller.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import type { AppContext } from '#app-context.ts'
import { sampleDatabase } from './sample-database.testing.ts'

/** A context with its own database for one test file, empty or with the sample world. */
export async function freshApp(content: 'empty' | 'sample'): Promise<AppContext> {
  const database = await (content === 'sample' ? sampleDatabase() : freshDatabase())
  const app = createAppContext(readConfig({ LOG_LEVEL: 'silent', PAYMENTS: 'sandbox' }), database)
  afterAll(() => app.live.close())
  return app
}

/** A client of the API in this process. */
export const clientOf = (app: AppContext) =>
  createRouterClient(api, {
    context: { app, host: 'localhost', requestId: 'test', caller: nobody },
  })

export type Answer = {
  readonly status: number
  readonly body: { code?: string; errors?: { path: string; message: string }[] }
}

/** The API over HTTP, for what `clientOf` cannot show, such as how refusals are written. */
export async function listening(app: AppContext) {
  const { handle } = await createApi(api)
  const server = createServer((request, response) => {
    const waiting: Waiting = { priority: 'read', holders: ['test'], isGone: () => false }
    const context = { app, host: 'localhost', requestId: 'test', caller: nobody, waiting }
    void handle(request, response, context)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return async (path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', connection: 'close' },
    })
    const answer: Answer['body'] = JSON.parse(await response.text())
    return { status: response.status, body: answer }
  }
}
