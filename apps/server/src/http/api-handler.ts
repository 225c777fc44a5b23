import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { BodyLimitPlugin, CompressionPlugin } from '@orpc/server/node'
import { ORPCError } from '@orpc/server'
import type { api } from '#api.ts'
import { type CallPath, findPath, readPaths } from './call-paths.ts'
import type { CallContext } from './implement.ts'
import { openApiDocument } from './openapi.ts'
import { invalidInput, refusal, refusalOf, type Refused, refuse } from './refusals.ts'

const LONGEST_BODY = 262_144
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

export type Api = {
  readonly handle: (
    request: IncomingMessage,
    response: ServerResponse,
    context: CallContext,
  ) => Promise<void>
  /** The path as the contract writes it, for counting. */
  readonly routeOf: (pathname: string) => string | undefined
  /** The OpenAPI document as JSON. */
  readonly document: string
}

/** Answers the calls of the contract over HTTP. */
export async function createApi(router: typeof api): Promise<Api> {
  const document = await openApiDocument()
  const paths = readPaths(document)
  const handler = handlerOf(router)
  const handle: Api['handle'] = async (request, response, context) => {
    const refused = refusedAtOnce(request, paths)
    if (refused) return refuse(response, refused)
    response.setHeader('cache-control', 'no-cache')
    await handler.handle(request, response, { context })
  }
  return {
    handle,
    routeOf: (pathname) => findPath(paths, pathname)?.path,
    document: JSON.stringify(document),
  }
}

const handlerOf = (router: typeof api) =>
  new OpenAPIHandler<CallContext>(router, {
    plugins: [new BodyLimitPlugin({ maxBodySize: LONGEST_BODY }), new CompressionPlugin()],
    customErrorResponseBodyEncoder: refusalOf,
    clientInterceptors: [
      async (call) => {
        try {
          return await call.next()
        } catch (error) {
          noteUnexpected(error, call.context)
          throw invalidInput(error)
        }
      },
    ],
  })

/** A refusal is news for who asked; everything else is a bug or the weather, and news for us. */
export function noteUnexpected(error: unknown, { world, requestId }: CallContext): void {
  if (error instanceof ORPCError && error.status < 500) return
  world.log.error({ err: error, requestId }, 'a call failed')
}

/** What can be seen to be wrong before anything is read: the path, the method, the kind and length of the body. */
function refusedAtOnce(request: IncomingMessage, paths: readonly CallPath[]): Refused | undefined {
  const [pathname = ''] = (request.url ?? '').split('?')
  const path = findPath(paths, pathname)
  if (!path) return { status: 404, body: refusal('NO_SUCH_CALL', 'There is no such call.') }
  const method = request.method ?? ''
  if (!path.methods.includes(method)) return wrongMethod(method, path.methods)
  return refusedBody(request)
}

const wrongMethod = (method: string, methods: readonly string[]): Refused => ({
  status: 405,
  body: refusal('WRONG_METHOD', `${method} is not answered here, ${methods.join(' and ')} is.`),
  headers: { allow: methods.join(', ') },
})

function refusedBody({ method, headers }: IncomingMessage): Refused | undefined {
  const length = Number(headers['content-length'] ?? 0)
  if (length > LONGEST_BODY) {
    const message = `A request may be ${LONGEST_BODY} bytes long at most.`
    return {
      status: 413,
      body: refusal('PAYLOAD_TOO_LARGE', message),
      headers: { connection: 'close' },
    }
  }
  if (method === 'GET' || hasNoBody(headers)) return undefined
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  if (isPlain && JSON_TYPE.test(headers['content-type'] ?? '')) return undefined
  const message = 'Send the body as application/json, not compressed.'
  return {
    status: 415,
    body: refusal('WRONG_CONTENT_TYPE', message),
    headers: { accept: 'application/json' },
  }
}

const hasNoBody = (headers: IncomingHttpHeaders) =>
  Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined
