import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { OpenAPIHandler } from '@orpc/openapi/node'
import { BodyLimitPlugin, CompressionPlugin } from '@orpc/server/node'
import { ORPCError } from '@orpc/server'
import { SIGNED_OUT } from '@pavilion/contract/accounts/account-refusals.ts'
import { PICTURES_BUSY } from '@pavilion/contract/picture-file.ts'
import { isManaging, noteManaged } from '#audit-log/note-managed.ts'
import { idsIn, noteRefused } from '#audit-log/note-refused.ts'
import type { api } from './api.ts'
import { bearerOf } from '#sessions/sessions.ts'
import { type CallPath, callPaths } from '#http/call-paths.ts'
import { FairQueue, FULL, type QueueLimits } from '#security/fair-queue.ts'
import { LoadShedder, Overloaded } from '#http/load-shedder.ts'
import type { Waiting } from '#http/priority-queue.ts'
import { DEADLINE_MS, within } from '#http/deadline.ts'
import { attach } from '#http/attachment.ts'
import type { CallContext } from '#http/implement.ts'
import { openApiDocument } from '#http/openapi.ts'
import { TOO_BUSY } from '#http/overload.ts'
import {
  invalidInput,
  refusal,
  refusalOf,
  type Refused,
  refuse,
  outageRefusal,
} from '#http/refusals.ts'
import { revalidate } from '#http/conditional-get.ts'
import { demandStorable } from '#http/storable.ts'
import { usePlainMessages } from '#http/validation-messages.ts'

const LONGEST_BODY = 262_144
/** The most that any file may have; each call's own limit is in the contract. */
const LONGEST_FILE = 10_485_760
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

type HandledContext = CallContext & { readonly waiting: Waiting }

export type Api = {
  readonly handle: (
    request: IncomingMessage,
    response: ServerResponse,
    context: HandledContext,
  ) => Promise<void>
  /** The path as the contract writes it, for the metrics. */
  readonly routeOf: (pathname: string) => string | undefined
  /** The OpenAPI document as JSON. */
  readonly document: string
}

type ApiOptions = {
  readonly shedder?: LoadShedder
  /** Hears the id of everything that somebody has changed in a console, before they are answered. */
  readonly onChange?: (id: string) => void
}

/** Answers the calls of the contract over HTTP. */
export async function createApi(
  router: typeof api,
  { shedder = new LoadShedder(), onChange = () => undefined }: ApiOptions = {},
): Promise<Api> {
  usePlainMessages()
  const document = await openApiDocument()
  const pathAt = callPaths(document)
  const ofJson = handlerOf(router, { longestBody: LONGEST_BODY, shedder, onChange })
  const ofFiles = handlerOf(router, { longestBody: LONGEST_FILE, shedder, onChange })
  const intake = new FairQueue(filesAtOnce)
  const takeFile: Api['handle'] = async (request, response, context) => {
    const sender = await within(DEADLINE_MS, bearerOf(context))
    if (sender === undefined) return refuse(response, signedOut)
    const taken = await intake.run(sender.accountId, async () => {
      // Nobody answers for a file whose sender has left while it waited.
      if (!request.destroyed) await ofFiles.handle(request, response, { context })
    })
    if (taken === FULL) refuse(response, busy)
  }
  const handle: Api['handle'] = async (request, response, context) => {
    const path = pathAt(request.url?.split('?')[0] ?? '')
    const refused = refusedAtOnce(request, path)
    if (refused) return refuse(response, refused)
    response.setHeader('cache-control', 'no-cache')
    if (path !== undefined && path.files.length > 0) return takeFile(request, response, context)
    await ofJson.handle(request, response, { context })
  }
  return {
    handle,
    routeOf: (pathname) => pathAt(pathname)?.path,
    document: JSON.stringify(document),
  }
}

/** Each file is held in memory, and its sender may be slow. Those that wait are not read meanwhile. */
const filesAtOnce: QueueLimits = { atOnce: 8, atOnceOfOne: 3, mostWaiting: 16 }

type HandlerOptions = Required<ApiOptions> & { readonly longestBody: number }

const handlerOf = (router: typeof api, { longestBody, shedder, onChange }: HandlerOptions) =>
  new OpenAPIHandler<HandledContext>(router, {
    plugins: [new BodyLimitPlugin({ maxBodySize: longestBody }), new CompressionPlugin()],
    customErrorResponseBodyEncoder: refusalOf,
    rootInterceptors: [revalidate, attach],
    clientInterceptors: [
      async (call) => {
        try {
          demandStorable(call.input)
          const { waiting } = call.context
          const answer = await shedder.run(waiting, () => within(DEADLINE_MS, call.next()))
          await noteChange(call, onChange)
          return answer
        } catch (error) {
          noteUnexpected(error, call.context)
          const demandsAccount = 'SIGNED_OUT' in call.procedure['~orpc'].errorMap
          const refused = { call: call.path.join('.'), input: call.input, error }
          if (demandsAccount) await noteRefused(call.context, refused)
          throw tellWhen(call.context, tooBusy(error) ?? outageRefusal(invalidInput(error)))
        }
      },
    ],
  })

type Call = {
  readonly context: CallContext
  readonly path: readonly string[]
  readonly input: unknown
  readonly procedure: { readonly '~orpc': { readonly route: Route } }
}
type Route = { readonly method?: string; readonly path?: string }

async function noteChange(
  { context, path: names, input, procedure }: Call,
  onChange: (id: string) => void,
): Promise<void> {
  const { method = 'POST', path = '' } = procedure['~orpc'].route
  if (!isManaging({ method, path })) return
  const ids = idsIn(input)
  for (const id of Object.values(ids)) onChange(id)
  await noteManaged(context, { call: names.join('.'), ids })
}

const tooBusy = (error: unknown) =>
  error instanceof Overloaded
    ? new ORPCError('TOO_BUSY', { status: 503, message: TOO_BUSY, cause: error })
    : undefined

/** Adds Retry-After to errors that pass by themselves, unless the call has set it. */
function tellWhen({ caller }: CallContext, error: unknown): unknown {
  const passes = error instanceof ORPCError && error.status === 503
  if (passes && !caller.hasHeader('retry-after')) caller.setHeader('retry-after', '5')
  return error
}

/** Logs unexpected errors. Declared refusals concern the caller alone and are not logged. */
export function noteUnexpected(error: unknown, { app, requestId }: CallContext): void {
  if (error instanceof ORPCError && error.status < 500) return
  if (error instanceof Overloaded) return
  app.log.error({ err: error, requestId }, 'a call failed')
}

/** What can be refused before the body is read: the path, the method, the type and length of the body. */
function refusedAtOnce(request: IncomingMessage, path: CallPath | undefined): Refused | undefined {
  if (!path) return { status: 404, body: refusal('NO_SUCH_CALL', 'No such call.') }
  const method = request.method ?? ''
  if (!path.methods.includes(method)) return wrongMethod(method, path.methods)
  return path.files.length > 0 ? refusedFile(request, path.files) : refusedBody(request)
}

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

/** Files are read only from signed-in callers. */
const signedOut: Refused = {
  status: SIGNED_OUT.status,
  body: refusal('SIGNED_OUT', SIGNED_OUT.message),
}

const busy: Refused = {
  status: PICTURES_BUSY.status,
  body: refusal('PICTURES_BUSY', PICTURES_BUSY.message),
  headers: { 'retry-after': '5' },
}

const isLonger = (headers: IncomingHttpHeaders, most: number) =>
  Number(headers['content-length'] ?? 0) > most

const tooLong = (most: number): Refused => ({
  status: 413,
  body: refusal('PAYLOAD_TOO_LARGE', `A request may be ${most} bytes long at most.`),
})

const wrongType = (accept: string): Refused => ({
  status: 415,
  body: refusal('WRONG_CONTENT_TYPE', `Send the body as ${accept}, not compressed.`),
  headers: { accept },
})

const hasNoBody = (headers: IncomingHttpHeaders) =>
  Number(headers['content-length'] ?? 0) === 0 && headers['transfer-encoding'] === undefined
