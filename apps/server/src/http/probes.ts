import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { AppContext } from '#app-context.ts'
import type { Metrics } from './metrics.ts'
import type { Exchange } from '#http/request-context.ts'
import { isLocalRequest } from './local-request.ts'
import { createReadiness } from './readiness.ts'
import { refusal, refuse } from './refusals.ts'

type Probe = (exchange: Exchange) => Promise<void>

/**
 * Health and metrics for those who run the server. Alive means that the process answers; ready means that
 * the database can be written to.
 */
export function createProbes(app: AppContext, metrics: Metrics): Readonly<Record<string, Probe>> {
  const whatIsMissing = createReadiness(app)
  return {
    '/healthz': async ({ response }) => say(response, 200, 'ok'),
    '/readyz': async ({ response }) => {
      const problem = await whatIsMissing()
      say(response, problem === undefined ? 200 : 503, problem ?? 'ready')
    },
    '/metrics': async ({ context, request, response }) => {
      if (!mayRead({ context, request, response }, app.config.metricsToken)) {
        const message = 'Metrics are read from the machine itself, or with the token.'
        return refuse(response, { status: 403, body: refusal('FORBIDDEN', message) })
      }
      response.setHeader('content-type', metrics.contentType)
      say(response, 200, await metrics.print())
    },
  }
}

function say(response: ServerResponse, status: number, text: string): void {
  response.setHeader('cache-control', 'no-store')
  if (!response.hasHeader('content-type')) {
    response.setHeader('content-type', 'text/plain; charset=utf-8')
  }
  response.writeHead(status).end(text)
}

/** With a token only the token opens them. */
function mayRead(exchange: Exchange, token: string | undefined): boolean {
  if (token === undefined) return isLocalRequest(exchange)
  const [, given = ''] = /^Bearer (.+)$/i.exec(exchange.request.headers.authorization ?? '') ?? []
  return isSame(given, token)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))
