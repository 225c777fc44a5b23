import { timingSafeEqual } from 'node:crypto'
import { may } from '#access/access.ts'
import { callerOf } from '#http/caller.ts'
import type { CallContext } from '#http/implement.ts'
import { isLocalRequest } from '#http/local-request.ts'
import type { Exchange } from '#http/request-context.ts'
import { refusal, refuse } from '#http/refusals.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { bearerOf } from '#sessions/sessions.ts'
import type { AppContext } from '#app-context.ts'
import { hasOutboxPage, isOutboxOpen } from './channels.ts'
import { escapeHtml } from './email-html.ts'
import { noteReading } from './note-reading.ts'
import { findOutbox, type OutboxRow } from './outbox.queries.ts'

const SHOWN = 200
const PATH = '/dev/outbox'
const COOKIE = 'pavilion-outbox'

type Outbox = {
  readonly addresses: Readonly<Record<string, (exchange: Exchange) => Promise<void>>>
  /** Path and query of the page with its token; undefined where there is none. */
  readonly page: string | undefined
}

/**
 * The page with unsent messages while no channel is configured, for operators and for whoever has this
 * start's token; 404 for everybody else. The messages hold codes and links that open accounts.
 */
export function createOutbox(app: AppContext): Outbox {
  const token = newToken()
  const answer =
    (type: string, print: (rows: readonly OutboxRow[]) => string) => async (exchange: Exchange) => {
      const { response } = exchange
      if (!isOutboxOpen(app.config)) return notFound(exchange)
      const context = contextOf(app, exchange)
      const reader = hasToken(app, exchange, token) ? 'anybody' : await bearerOf(context)
      if (reader !== 'anybody' && !may(reader, 'read-outbox')) return notFound(exchange)
      const isArriving = type === 'text/html' && isSame(tokenInQuery(exchange) ?? '', token)
      if (isArriving) return takeToken(exchange, token)
      await noteReading(context, reader === 'anybody' ? undefined : reader?.accountId)
      const text = print(await findOutbox(app.db, SHOWN))
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      response.end(text)
    }
  return {
    addresses: {
      [PATH]: answer('text/html', printPage),
      [`${PATH}.json`]: answer('application/json', (rows) => JSON.stringify(rows)),
    },
    page: hasOutboxPage(app.config) ? `${PATH}?token=${token}` : undefined,
  }
}

function notFound({ response }: Exchange): void {
  refuse(response, { status: 404, body: refusal('NOT_FOUND', 'Not found.') })
}

/** The token moves to a cookie, out of the address bar and the browser's history. */
function takeToken({ response }: Exchange, token: string): void {
  response
    .writeHead(303, {
      location: PATH,
      'cache-control': 'no-store',
      'set-cookie': `${COOKIE}=${token}; Path=${PATH}; HttpOnly; SameSite=Strict`,
    })
    .end()
}

const hasToken = ({ config }: AppContext, exchange: Exchange, token: string): boolean =>
  hasOutboxPage(config) && isLocalRequest(exchange) && isSame(givenToken(exchange), token)

const tokenInQuery = ({ context }: Exchange): string | null =>
  new URL(context.target, context.origin).searchParams.get('token')

const givenToken = (exchange: Exchange): string =>
  tokenInQuery(exchange) ??
  /(?:^|;\s*)pavilion-outbox=([\w-]+)/.exec(exchange.request.headers.cookie ?? '')?.[1] ??
  ''

const isSame = (given: string, token: string) => timingSafeEqual(tokenHash(given), tokenHash(token))

function contextOf(app: AppContext, { context, request, response }: Exchange): CallContext {
  const { host, requestId } = context
  return { app, host, requestId, caller: callerOf(context, request, response) }
}

const printRow = ({ to, channel, subject, text, at }: OutboxRow) =>
  `<article><h2>${escapeHtml(subject || channel)}</h2><p>${channel} to ${escapeHtml(to)}, ${at}</p><pre>${escapeHtml(text)}</pre></article>`

const printPage = (rows: readonly OutboxRow[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head>
<body><h1>Outbox</h1>
<p>No SMS gateway and no mail server is configured: what would have been sent is shown here, the newest last.</p>
${rows.length === 0 ? '<p>Nothing yet.</p>' : rows.map(printRow).join('\n')}
</body></html>`
