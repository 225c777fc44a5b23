import type { IncomingMessage } from 'node:http'
import type { Exchange } from '#http/request-context.ts'
import { refusal, refuse } from '#http/refusals.ts'
import type { AppContext } from '#app-context.ts'
import { providerOf } from './provider.ts'
import { sandbox } from './sandbox.ts'
import { receive } from './receive-event.ts'

const LONGEST_BODY = 65_536

/** The exact bytes of the body, as signed; undefined when it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > LONGEST_BODY) return undefined
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Receives the payment provider's events. It is outside the contract because the signature covers raw
 * bytes.
 */
export function createPaymentEvents(app: AppContext) {
  const answer = async ({ request, response }: Exchange): Promise<void> => {
    if ((await providerOf(app)) !== sandbox) {
      return refuse(response, {
        status: 404,
        body: refusal('NO_SUCH_CALL', 'No such call.'),
      })
    }
    if (request.method !== 'POST') {
      const body = refusal('WRONG_METHOD', `${request.method} is not answered here, POST is.`)
      return refuse(response, { status: 405, body, headers: { allow: 'POST' } })
    }
    const body = await bodyOf(request)
    if (body === undefined) {
      return refuse(response, {
        status: 413,
        body: refusal('PAYLOAD_TOO_LARGE', 'The request is too long.'),
        headers: { connection: 'close' },
      })
    }
    if (!(await receive(app, { headers: request.headers, body }))) {
      const code = 'NOT_SIGNED'
      return refuse(response, {
        status: 401,
        body: refusal(code, 'That is not signed, or was signed too long ago.'),
      })
    }
    response.writeHead(204, { 'cache-control': 'no-store' }).end()
  }
  return { [`/api/v1/payments/${sandbox.name}/events`]: answer }
}
