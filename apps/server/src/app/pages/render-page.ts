import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { isOutOfReach } from '#db/unreachable.ts'
import type { AppContext } from '#app-context.ts'
import { DEADLINE_MS, DeadlineError, within } from '#http/deadline.ts'
import { OUT_OF_REACH } from '#http/refusals.ts'
import { type LoadShedder, Overloaded } from '#http/load-shedder.ts'
import type { Waiting } from '#http/priority-queue.ts'
import { TOO_BUSY } from '#http/overload.ts'
import { pageContext } from './page-contexts.ts'
import { contextOf, type PageAddress } from './page-address.ts'
import type { Rendered } from './page-cache.ts'
import {
  contentSecurityPolicy,
  everyAnswer,
  scriptHashes,
  smallPageHeaders,
  strictTransport,
} from '#http/security-headers.ts'
import type { RequestContext } from '#http/request-context.ts'

const NONCE_BYTES = 16
/** The headers of a page rendered for everybody. */
const anonymous = new Headers({ accept: 'text/html,*/*' })

export type Renderer = {
  readonly app: AppContext
  readonly build: ServerBuild
  readonly handler: RequestHandler
  readonly shedder: LoadShedder
  /** The names of the query parameters that pages read. */
  readonly parameters: ReadonlySet<string>
}

export const createRenderer = (
  app: AppContext,
  build: ServerBuild,
  shedder: LoadShedder,
): Renderer => ({
  app,
  build,
  shedder,
  handler: createRequestHandler(build, 'production'),
  parameters: parametersOf(build),
})

/** The query parameters that the site's build says its pages read. */
export function parametersOf({ entry }: ServerBuild): ReadonlySet<string> {
  const module: Readonly<Record<string, unknown>> = { ...entry.module }
  const names = module['queryParameters']
  if (!Array.isArray(names)) throw new TypeError("The site's build names no query parameters.")
  return new Set(names.map(String))
}

/** A page, and who waits for it. */
export type Wanted = {
  readonly address: PageAddress
  readonly waiting: Waiting
  /** What is logged while it is rendered has this id. */
  readonly requestId: string
}

/** Renders a page as anyone who is not signed in sees it. */
export const renderForAll = (renderer: Renderer, wanted: Wanted): Promise<Rendered> =>
  render(renderer, wanted, { headers: anonymous })

/** Renders a page for one visitor alone. */
export async function renderForOne(
  renderer: Renderer,
  wanted: Wanted,
  { method = 'GET', headersDistinct }: IncomingMessage,
): Promise<Rendered> {
  const headers = new Headers()
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const rendered = await render(renderer, wanted, { method, headers })
  return {
    ...rendered,
    headers: { ...rendered.headers, 'cache-control': 'private, no-store' },
    keep: false,
  }
}

type Asked = { readonly method?: string; readonly headers: Headers }

/** Renders when the page's turn comes, or answers with a refusal. */
async function render(
  renderer: Renderer,
  { address, waiting, requestId }: Wanted,
  asked: Asked,
): Promise<Rendered> {
  const context = contextOf(address, requestId)
  const request = new Request(urlOf(address), asked)
  try {
    return await renderer.shedder.run(waiting, () =>
      within(DEADLINE_MS, renderNow(renderer, context, request)),
    )
  } catch (error) {
    if (error instanceof Overloaded) return tooBusy
    if (error instanceof DeadlineError) return unavailable
    throw error
  }
}

/**
 * A path that cannot be decoded is used as written; otherwise the router would print the visitor's
 * characters on the console.
 */
const urlOf = ({ origin, pathname, search }: PageAddress): string =>
  origin + (canBeDecoded(pathname) ? pathname : pathname.replaceAll('%', '%25')) + search

function canBeDecoded(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

const plainRefusal = (sentence: string): Rendered => ({
  status: 503,
  headers: {
    ...everyAnswer,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
  },
  body: Buffer.from(sentence),
  keep: false,
})
const tooBusy = plainRefusal(TOO_BUSY)
const unavailable = plainRefusal(OUT_OF_REACH)

async function renderNow(
  { app, build, handler }: Renderer,
  context: RequestContext,
  request: Request,
): Promise<Rendered> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  let isUnavailable = false
  const hear = (error: unknown) => (isUnavailable ||= isOutOfReach(error))
  const forRoutes = await pageContext({ app, build, context, hear }, nonce)
  const response = await handler(request, forRoutes)
  const body = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const finished = type.startsWith('text/html')
    ? finishHtml(body, nonce, context)
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
      ...(context.protocol === 'https' ? strictTransport : {}),
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
function finishHtml(body: Buffer, nonce: string, { pathname, origin }: RequestContext) {
  const html = body.toString()
  const scripts = scriptHashes(html, nonce)
  return {
    body: Buffer.from(html.replaceAll(nonce, '')),
    policy: smallPageHeaders({ pathname, origin, scripts }) ?? {
      'content-security-policy': contentSecurityPolicy(scripts),
    },
  }
}
