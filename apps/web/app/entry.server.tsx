/// <reference types="node" />
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { nonceContext, reportContext } from '#context.ts'
import { NonceContext } from '#nonce.ts'
import { orderPage } from '#islands/inline-critical-css.ts'
import { readSheets } from '#islands/style-sheets.ts'

export { apiContext, nonceContext, reportContext, siteContext } from '#context.ts'

/**
 * The query parameters that pages read, on any page, and those with which React Router asks for data
 * (`_routes`) and for its manifest (`paths`, `version`). The server leaves out all others, so that they make
 * no page of their own in its cache.
 */
export const queryParameters: readonly string[] = [
  '_routes',
  'after',
  'ball',
  'balls',
  'category',
  'city',
  'country',
  'coupon',
  'day',
  'format',
  'gender',
  'index',
  'innings',
  'invitation',
  'kind',
  'layout',
  'modal',
  'order',
  'overs',
  'page',
  'paths',
  'place',
  'q',
  'role',
  'scored',
  'season',
  'show',
  'slot',
  'sort',
  'status',
  'tab',
  'team',
  'text',
  'theme',
  'version',
]

export const streamTimeout = 5000

const sheets = import.meta.env.PROD ? readSheets() : undefined

/** Renders a page to HTML: complete in production, streamed in development. */
// oxlint-disable-next-line max-params -- the framework calls it with five
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const report = context.get(reportContext)
  const body = new PassThrough()
  const rendered = await render({ request, entry, nonce, report, body })
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = sheets ? orderPage(await text(body), sheets) : createReadableStreamFromReadable(body)
  return new Response(html, { headers, status: rendered.failed ? 500 : status })
}

type Rendering = {
  readonly request: Request
  readonly entry: EntryContext
  readonly nonce: string
  readonly report: (error: unknown) => void
  readonly body: PassThrough
}

function render({ request, entry, nonce, report, body }: Rendering): Promise<{ failed: boolean }> {
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // React moves large finished parts to the end of the page and puts them in place by script;
        // visitors without scripts would miss them.
        progressiveChunkSize: Infinity,
        [ready]() {
          pipe(body)
          resolve({ failed })
        },
        onShellError: reject,
        onError(error) {
          failed = true
          report(error)
        },
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}

/** Logs unexpected errors of loaders, except for aborted requests. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(reportContext)(error)
}
