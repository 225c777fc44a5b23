/// <reference types="node" />
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { nonceContext, reportContext } from '#context.ts'
import { NonceContext } from '#nonce.ts'

export { apiContext, nonceContext, reportContext, siteContext } from '#context.ts'

export const streamTimeout = 5000

/** Rendered HTML of one page: people get it as soon as the shell is ready, crawlers when all of it is. */
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
  return new Response(createReadableStreamFromReadable(body), {
    headers,
    status: rendered.failed ? 500 : status,
  })
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
        // React moves large finished parts to the end of the page, where a script puts them in their place:
        // whoever runs none would miss them.
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

/** A loader's unexpected failure. A request that its sender gave up is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (!request.signal.aborted) context.get(reportContext)(error)
}
