import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { isOutOfReach } from '#db/unreachable.ts'
import type { AppContext } from '#app-context.ts'
import { LoadShedder, sizes } from '#http/load-shedder.ts'
import { pageContext } from './page-contexts.ts'
import type { Rendered } from './page-cache.ts'
import {
  contentSecurityPolicy,
  everyAnswer,
  isEmbeddable,
  scriptHashes,
  strictTransport,
} from '#http/security-headers.ts'
import type { RequestContext } from '#http/request-context.ts'

const NONCE_BYTES = 16
const LONGEST_FORM = 262_144
/** The headers of a page rendered for everybody: it must depend on its address alone. */
const anonymous = { accept: 'text/html,*/*' }

export type Renderer = {
  readonly app: AppContext
  readonly build: ServerBuild
  readonly handler: RequestHandler
  readonly crowd: LoadShedder
}

export const createRenderer = (app: AppContext, build: ServerBuild): Renderer => ({
  app,
  build,
  handler: createRequestHandler(build, 'production'),
  crowd: new LoadShedder(sizes.pages),
})

/** Renders a page as anyone who is not signed in sees it. */
export function renderForAll(renderer: Renderer, visit: RequestContext): Promise<Rendered> {
  const request = new Request(addressOf(visit), { headers: anonymous })
  return render(renderer, visit, request)
}

/**
 * A path that cannot be decoded is used as written; otherwise the router would print the visitor's
 * characters on the console.
 */
function addressOf({ origin, pathname, target }: RequestContext): string {
  if (canBeDecoded(pathname)) return origin + target
  return origin + pathname.replaceAll('%', '%25') + target.slice(pathname.length)
}

function canBeDecoded(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/** Renders a page for one visitor alone. */
export async function renderForOne(
  renderer: Renderer,
  visit: RequestContext,
  incoming: IncomingMessage,
): Promise<Rendered> {
  const request = await requestOf(visit, incoming)
  if (!request) return tooLong
  const rendered = await render(renderer, visit, request)
  const headers = { ...rendered.headers, 'cache-control': 'private, no-store' }
  return { ...rendered, headers, keep: false }
}

const tooLong: Rendered = {
  status: 413,
  headers: { ...everyAnswer, 'content-type': 'text/plain; charset=utf-8', connection: 'close' },
  body: Buffer.from('The form is too long.'),
  keep: false,
}

/** Undefined when the body is longer than a form may be. */
async function requestOf(
  visit: RequestContext,
  incoming: IncomingMessage,
): Promise<Request | undefined> {
  const { method = 'GET' } = incoming
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const address = addressOf(visit)
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers })
  const body = await readBody(incoming)
  return body && new Request(address, { method, headers, body })
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    if (length > LONGEST_FORM) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Renders, or answers with a refusal when too many pages are being rendered. */
const render = (renderer: Renderer, visit: RequestContext, request: Request): Promise<Rendered> =>
  renderer.crowd.run(() => renderNow(renderer, visit, request)) ?? Promise.resolve(tooBusy)

const tooBusy: Rendered = {
  status: 503,
  headers: {
    ...everyAnswer,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  },
  body: Buffer.from('Too many come at once just now. Try again in a moment.'),
  keep: false,
}

async function renderNow(
  { app, build, handler }: Renderer,
  visit: RequestContext,
  request: Request,
): Promise<Rendered> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  let isUnavailable = false
  const hear = (error: unknown) => (isUnavailable ||= isOutOfReach(error))
  const context = await pageContext({ app, build, visit, hear }, nonce)
  const response = await handler(request, context)
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const finished = type.startsWith('text/html')
    ? finishHtml(body, nonce, visit)
    : { body, policy: {} }
  const cookies = response.headers.getSetCookie()
  return {
    status: isUnavailable && response.status === 500 ? 503 : response.status,
    body: finished.body,
    keep: response.status === 200 && cookies.length === 0,
    headers: {
      ...Object.fromEntries(
        [...response.headers].filter(
          ([name]) => name !== 'content-length' && name !== 'set-cookie',
        ),
      ),
      ...everyAnswer,
      ...finished.policy,
      ...(visit.origin.startsWith('https:') ? strictTransport : {}),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
      ...(isUnavailable ? { 'retry-after': '5' } : {}),
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
    },
  }
}

/**
 * Replaces the scripts' nonce by their hashes in the policy, so that the same bytes can be answered to
 * everybody.
 */
function finishHtml(body: Buffer, nonce: string, { pathname }: RequestContext) {
  const html = body.toString()
  const policy = contentSecurityPolicy(scriptHashes(html, nonce), isEmbeddable(pathname))
  return {
    body: Buffer.from(html.replaceAll(nonce, '')),
    policy: { 'content-security-policy': policy },
  }
}
