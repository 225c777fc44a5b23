import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { BodyLimitPlugin, CompressionPlugin } from '@orpc/server/node'
import { ORPCError } from '@orpc/server'
import { SIGNED_OUT } from '@pavilion/contract/account-refusals.ts'
import { PICTURES_BUSY } from '@pavilion/contract/picture-file.ts'
import type { api } from '#api.ts'
import { bearerOf } from '#sessions/sessions.ts'
import { type CallPath, findPath, readPaths } from './call-paths.ts'
import { FileIntake } from './file-intake.ts'
import type { CallContext } from './implement.ts'
import { openApiDocument } from './openapi.ts'
import { invalidInput, noWrites, refusal, refusalOf, type Refused, refuse } from './refusals.ts'
import { revalidate } from './revalidate.ts'

const LONGEST_BODY = 262_144
/** Of a call that takes a file; how long its own may be is for the contract to say. */
const LONGEST_FILE = 10_485_760
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
  const ofJson = handlerOf(router, LONGEST_BODY)
  const ofFiles = handlerOf(router, LONGEST_FILE)
  const intake = new FileIntake()
  const takeFile: Api['handle'] = async (request, response, context) => {
    const sender = await bearerOf(context)
    if (sender === undefined) return refuse(response, signedOut)
    const leave = intake.enter(sender.accountId)
    if (leave === undefined) return refuse(response, busy)
    await ofFiles.handle(request, response, { context }).finally(leave)
  }
  const handle: Api['handle'] = async (request, response, context) => {
    const refused = refusedAtOnce(request, paths)
    if (refused) return refuse(response, refused)
    response.setHeader('cache-control', 'no-cache')
    const takesFile = (findPath(paths, pathOf(request))?.files ?? []).length > 0
    if (takesFile) return takeFile(request, response, context)
    await ofJson.handle(request, response, { context })
  }
  return {
    handle,
    routeOf: (pathname) => findPath(paths, pathname)?.path,
    document: JSON.stringify(document),
  }
}

const handlerOf = (router: typeof api, longestBody: number) =>
  new OpenAPIHandler<CallContext>(router, {
    plugins: [new BodyLimitPlugin({ maxBodySize: longestBody }), new CompressionPlugin()],
    customErrorResponseBodyEncoder: refusalOf,
    rootInterceptors: [revalidate],
    clientInterceptors: [
      async (call) => {
        try {
          return await call.next()
        } catch (error) {
          noteUnexpected(error, call.context)
          throw noWrites(invalidInput(error))
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
  const path = findPath(paths, pathOf(request))
  if (!path) return { status: 404, body: refusal('NO_SUCH_CALL', 'There is no such call.') }
  const method = request.method ?? ''
  if (!path.methods.includes(method)) return wrongMethod(method, path.methods)
  return path.files.length > 0 ? refusedFile(request, path.files) : refusedBody(request)
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? ''

const wrongMethod = (method: string, methods: readonly string[]): Refused => ({
  status: 405,
  body: refusal('WRONG_METHOD', `${method} is not answered here, ${methods.join(' and ')} is.`),
  headers: { allow: methods.join(', ') },
})

function refusedBody({ method, headers }: IncomingMessage): Refused | undefined {
  if (isLonger(headers, LONGEST_BODY)) return tooLong(LONGEST_BODY)
  if (method === 'GET' || hasNoBody(headers)) return undefined
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  if (isPlain && JSON_TYPE.test(headers['content-type'] ?? '')) return undefined
  return wrongType('application/json')
}

function refusedFile({ headers }: IncomingMessage, types: readonly string[]): Refused | undefined {
  if (headers.authorization === undefined) return signedOut
  if (isLonger(headers, LONGEST_FILE)) return tooLong(LONGEST_FILE)
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';')
  return isPlain && types.includes(type.trim()) ? undefined : wrongType(types.join(', '))
}

/** Nobody's file is read who is not signed in. */
const signedOut: Refused = {
  status: SIGNED_OUT.status,
  body: refusal('SIGNED_OUT', SIGNED_OUT.message),
  headers: { connection: 'close' },
}

const busy: Refused = {
  status: PICTURES_BUSY.status,
  body: refusal('PICTURES_BUSY', PICTURES_BUSY.message),
  headers: { 'retry-after': '5', connection: 'close' },
}

const isLonger = (headers: IncomingHttpHeaders, most: number) =>
  Number(headers['content-length'] ?? 0) > most

const tooLong = (most: number): Refused => ({
  status: 413,
  body: refusal('PAYLOAD_TOO_LARGE', `A request may be ${most} bytes long at most.`),
  headers: { connection: 'close' },
})

const wrongType = (accept: string): Refused => ({
  status: 415,
  body: refusal('WRONG_CONTENT_TYPE', `Send the body as ${accept}, not compressed.`),
  headers: { accept, connection: 'close' },
})

const hasNoBody = (headers: IncomingHttpHeaders) =>
  Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined
