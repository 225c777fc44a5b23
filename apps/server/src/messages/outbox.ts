import { may } from '#access/access.ts'
import { callerOf } from '#http/caller.ts'
import { isLocalRequest } from '#http/local-request.ts'
import type { Exchange } from '#http/request-context.ts'
import { refusal, refuse } from '#http/refusals.ts'
import { bearerOf } from '#sessions/sessions.ts'
import type { AppContext } from '#app-context.ts'
import { isOutboxOpen } from './channels.ts'
import { findOutbox, type OutboxRow } from './outbox.queries.ts'

const SHOWN = 200
/**
 * The page with unsent messages while no channel is configured, for users of this machine and for
 * operators; 404 for everybody else.
 */
export function createOutbox(app: AppContext) {
  const answer =
    (type: string, print: (rows: readonly OutboxRow[]) => string) => async (exchange: Exchange) => {
      if (!isOutboxOpen(app.config) || !(await mayRead(app, exchange))) {
        return notFound(exchange)
      }
      const { response } = exchange
      const text = print(await findOutbox(app.db, SHOWN))
      response.writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      response.end(text)
    }
  return {
    '/dev/outbox': answer('text/html', printPage),
    '/dev/outbox.json': answer('application/json', (rows) => JSON.stringify(rows)),
  }
}

function notFound({ response }: Exchange): void {
  refuse(response, { status: 404, body: refusal('NOT_FOUND', 'There is nothing here.') })
}

const mayRead = async (app: AppContext, exchange: Exchange): Promise<boolean> =>
  isLocalRequest(exchange) || may(await operatorOf(app, exchange), 'read-outbox')

function operatorOf(app: AppContext, { visit, request, response }: Exchange) {
  const { host, requestId } = visit
  return bearerOf({ app, host, requestId, caller: callerOf(visit, request, response) })
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const printRow = ({ to, channel, subject, text, at }: OutboxRow) =>
  `<article><h2>${escape(subject || channel)}</h2><p>${channel} to ${escape(to)}, ${at}</p><pre>${escape(text)}</pre></article>`

const printPage = (rows: readonly OutboxRow[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title></head>
<body><h1>Outbox</h1>
<p>No SMS gateway and no mail server is configured: what would have been sent is shown here, the newest last.</p>
${rows.length === 0 ? '<p>Nothing yet.</p>' : rows.map(printRow).join('\n')}
</body></html>`
