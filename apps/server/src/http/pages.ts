import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@react-router/node'
import type { World } from '#world.ts'
import { Encoded, type Encoding, encodingFor } from './encoded.ts'
import { isKnown } from './entity-tag.ts'
import { type CachedAnswer, type CachedPage, PageCache, type Rendered } from './page-cache.ts'
import { pageContext } from './page-contexts.ts'
import { createRenderer, renderForAll, renderForOne } from './render-page.ts'
import type { Mode, Site } from './site.ts'
import type { Visit } from './visit.ts'

export type Exchange = {
  readonly visit: Visit
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

export type Pages = {
  readonly answer: (exchange: Exchange) => Promise<void>
  readonly close: () => void
}

/** The website's pages. Who is not signed in is answered from memory where possible. */
export async function createPages(world: World, site: Site, mode: Mode): Promise<Pages> {
  if (mode === 'development') return developmentPages(world, site)
  const renderer = createRenderer(world, await site.build())
  const cache = new PageCache()
  const close = world.live.onMove((matchId) => cache.forgetMatch(matchId))
  const answer = async ({ visit, request, response }: Exchange) => {
    if (!isForAll(request)) {
      return sendRendered(await renderForOne(renderer, visit, request), request, response)
    }
    const key = visit.origin + visit.target
    const render = () => renderForAll(renderer, visit)
    const page = cache.find(key, render) ?? (await cache.render(key, render))
    return 'answers' in page
      ? sendCached(page, request, response)
      : sendRendered(page, request, response)
  }
  return { answer, close }
}

/** Straight from the sources, streamed, never kept and without a policy: Vite's own scripts must run. */
function developmentPages(world: World, site: Site): Pages {
  const answer = async ({ visit, request, response }: Exchange) => {
    const build = await site.build()
    const context = await pageContext({ world, build, visit }, '')
    const listener = createRequestListener({
      build,
      mode: 'development',
      getLoadContext: () => context,
    })
    listener(request, response)
  }
  return { answer, close: () => undefined }
}

const isForAll = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers.cookie === undefined &&
  headers.authorization === undefined

async function sendCached(page: CachedPage, request: IncomingMessage, response: ServerResponse) {
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    return void response.writeHead(304, page.headers).end()
  }
  const wanted = encodingFor(request.headers['accept-encoding'])
  const { headers, bytes } = page.answers.get(wanted) ?? (await makeAnswer(page, wanted))
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

async function makeAnswer(page: CachedPage, wanted: Encoding): Promise<CachedAnswer> {
  const { bytes, encoding } = await page.body.as(wanted)
  const answer = { headers: flat(headersFor(page.headers, bytes, encoding)), bytes }
  page.answers.set(wanted, answer)
  return answer
}

async function sendRendered(page: Rendered, request: IncomingMessage, response: ServerResponse) {
  const wanted = encodingFor(request.headers['accept-encoding'])
  const { bytes, encoding } = await new Encoded(page.body, 1).as(wanted)
  response.writeHead(page.status, headersFor(page.headers, bytes, encoding))
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const headersFor = (headers: Rendered['headers'], bytes: Buffer, encoding: Encoding) => ({
  ...headers,
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  'content-length': String(bytes.length),
})

/** Names and values in turn, the form that costs Node least to write. */
const flat = (headers: Rendered['headers']): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]))
