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
  /** Answers a page that is at hand; false when it must be made first. */
  readonly answerAtOnce: (exchange: Exchange) => boolean
  readonly answer: (exchange: Exchange) => Promise<void>
  readonly close: () => void
}

/** The website's pages. Who is not signed in is answered from memory where possible. */
export async function createPages(world: World, site: Site, mode: Mode): Promise<Pages> {
  if (mode === 'development') return developmentPages(world, site)
  const renderer = createRenderer(world, await site.build())
  const cache = new PageCache()
  const close = world.live.onMove((matchId) => cache.forgetMatch(matchId))
  const answerAtOnce = ({ visit, request, response }: Exchange) => {
    if (!isForAll(request) || request.headers['if-none-match'] !== undefined) return false
    const page = cache.find(keyOf(visit), () => renderForAll(renderer, visit))
    const ready = page?.answers.get(request.headers['accept-encoding'] ?? '')
    if (ready) sendReady(ready, request, response)
    return ready !== undefined
  }
  const answer = async ({ visit, request, response }: Exchange) => {
    if (!isForAll(request)) {
      return sendRendered(await renderForOne(renderer, visit, request), request, response)
    }
    const render = () => renderForAll(renderer, visit)
    const key = keyOf(visit)
    const page = cache.find(key, render) ?? (await cache.render(key, render))
    return 'answers' in page
      ? sendCached(page, request, response)
      : sendRendered(page, request, response)
  }
  return { answerAtOnce, answer, close }
}

const keyOf = ({ origin, target }: Visit) => origin + target

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
  return { answerAtOnce: () => false, answer, close: () => undefined }
}

const MOST_SENTENCES = 16

/** The browser's own note of where it is, which no page reads. */
const NO_MATTER = /^Raw_id=[\w-]*$/

const isForAll = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.cookie === undefined || NO_MATTER.test(headers.cookie)) &&
  headers.authorization === undefined

async function sendCached(page: CachedPage, request: IncomingMessage, response: ServerResponse) {
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    return void response.writeHead(304, page.headers).end()
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const answer = page.answers.get(accepted) ?? (await makeAnswer(page, accepted))
  return sendReady(answer, request, response)
}

function sendReady(
  { headers, bytes }: CachedAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Browsers say what they read in a few sentences; whoever invents more is answered, but not remembered. */
async function makeAnswer(page: CachedPage, accepted: string): Promise<CachedAnswer> {
  const { bytes, encoding } = await page.body.as(encodingFor(accepted))
  const answer = { headers: flat(headersFor(page.headers, bytes, encoding)), bytes }
  if (page.answers.size < MOST_SENTENCES) page.answers.set(accepted, answer)
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
