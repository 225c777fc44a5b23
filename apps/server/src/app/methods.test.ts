import http from 'node:http'
import { isProcedure } from '@orpc/server'
import { Refusal } from '@pavilion/contract/envelope.ts'
import { expect, test } from 'vitest'
import { api } from './api.ts'
import { freshDatabase } from '#db/database.testing.ts'
import { operationsOf } from './hostile/hostile-calls.testing.ts'
import { openApiDocument } from '#http/openapi.ts'
import { startServer } from './server.testing.ts'

const { port } = await startServer(await freshDatabase())
const operations = operationsOf(await openApiDocument())
const paths = [...new Set(operations.map(({ path }) => path))]
const methodsAt = (path: string) =>
  operations.filter((one) => one.path === path).map(({ method }) => method)

const every = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const someId = '01990000-0000-7000-8000-00000000dead'
const agent = new http.Agent({ keepAlive: true })

type Answer = {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** What `fetch` would not send: any method, any header. */
const ask = (method: string, path: string, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', method, path, headers, agent })
    request.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
    request.on('error', reject)
    request.end()
  })

test.each(paths)('%s answers its own methods, and names them to all others', async (path) => {
  const own = methodsAt(path)
  const address = path.replaceAll(/\{[^}]+\}/g, someId)
  for (const method of every.filter((one) => !own.includes(one))) {
    const { status, headers, text } = await ask(method, address, {
      'x-http-method-override': own[0],
      'x-method-override': own[0],
      'x-http-method': own[0],
    })

    expect([method, status]).toEqual([method, 405])
    expect(headers.allow?.split(', ').toSorted()).toEqual(own.toSorted())
    expect(headers['access-control-allow-methods']).toBeUndefined()
    if (method !== 'HEAD') expect(Refusal.parse(JSON.parse(text)).code).toBe('WRONG_METHOD')
  }
})

test('a header makes no other method of a call', async () => {
  const headers = { 'x-http-method-override': 'DELETE', 'x-http-method': 'POST', _method: 'PATCH' }

  const { status, text } = await ask('GET', '/api/v1/site?_method=DELETE', headers)

  expect(status).toBe(200)
  expect(JSON.parse(text)).toMatchObject({ status: 'Success' })
})

/** How many calls have a handler. */
const handlersIn = (router: object): number =>
  Object.values(router)
    .map((one: unknown) => {
      if (isProcedure(one)) return 1
      return typeof one === 'object' && one !== null ? handlersIn(one) : 0
    })
    .reduce<number>((sum, count) => sum + count, 0)

test('the document names every call that is answered, and no other', () => {
  expect(handlersIn(api)).toBe(operations.length)
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length)
})

test.each([
  '/api',
  '/api/',
  '/api/_x',
  '/api/v1',
  '/api/v1/internal',
  '/api/v2/matches/filter',
  '/api/v1/matches/filter/',
  '/API/v1/site',
  '/api/v1/site.json',
  '/api/v1//site',
  '/api/v1/account/compact-profile/x.css',
  '/api/v1/%73ite',
  '/api/openapi.yaml',
  '/_x',
  '/.well-known/x',
  '/.git/HEAD',
  '/.env.local',
  '/server.js.map',
  '/debug/pprof',
  '/node_modules/zod/package.json',
  '/assets/',
])('%s is nobody’s address', async (path) => {
  const { status, headers } = await ask('GET', path)

  expect(status).toBe(404)
  expect(headers['cache-control']).toMatch(/^no-(cache|store)$/)
})
