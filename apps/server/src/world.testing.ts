import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRouterClient } from '@orpc/server'
import { afterAll } from 'vitest'
import { api } from '#api.ts'
import { readConfig } from '#config.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { createApi } from '#http/api-handler.ts'
import { nobody } from '#http/caller.ts'
import { fillSampleWorld } from '#sample/fill.ts'
import { gatherWorld } from '#start/gather-world.ts'
import type { World } from '#world.ts'

/** A world with its own database for one test file, empty or with the sample world. */
export async function freshWorld(content: 'empty' | 'sample'): Promise<World> {
  const database = await freshDatabase()
  const world = gatherWorld(readConfig({ LOG_LEVEL: 'silent' }), database)
  afterAll(() => world.live.close())
  if (content === 'sample') await fillSampleWorld(world)
  return world
}

/** A client of the API in this process. */
export const clientOf = (world: World) =>
  createRouterClient(api, {
    context: { world, host: 'localhost', requestId: 'test', caller: nobody },
  })

export type Answer = {
  readonly status: number
  readonly body: { code?: string; errors?: { path: string; message: string }[] }
}

/** The API over HTTP, for what `clientOf` cannot show, such as how refusals are written. */
export async function listening(world: World) {
  const { handle } = await createApi(api)
  const server = createServer((request, response) => {
    const context = { world, host: 'localhost', requestId: 'test', caller: nobody }
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
