import type { AppContext } from '#app-context.ts'
import type { Exchange } from './request-context.ts'

const FAULT = 500
const SLOW_MS = 1000

export type Answered = {
  /** The address as the contract or the router writes it, without what somebody put into it. */
  readonly route: string
  readonly milliseconds: number
  /** Whether the client left before it had the whole answer. */
  readonly isCut: boolean
}

/**
 * Logs answered requests: faults and slow ones always, of the others a share. A line has the id that the answer
 * has in `X-Request-Id`, so that it is found beside an error; only a page that the cache has ready names none. It
 * has neither query, body nor headers, which may
 * hold tokens and what people have typed.
 */
export function createRequestLog(
  { log, config: { loggedRequests } }: Pick<AppContext, 'log' | 'config'>,
  chance: () => number = Math.random,
): (exchange: Exchange, answered: Answered) => void {
  return ({ context, request, response }, { route, milliseconds, isCut }) => {
    const { statusCode: status } = response
    const isFault = status >= FAULT
    if (!isFault && milliseconds < SLOW_MS && chance() >= loggedRequests) return
    const line = {
      requestId: context.requestId,
      method: request.method,
      host: context.host,
      route,
      status,
      milliseconds: Math.round(milliseconds),
      address: context.address,
      ...(isCut && { isCut }),
    }
    if (isFault) log.warn(line, 'a request was answered')
    else log.info(line, 'a request was answered')
  }
}
