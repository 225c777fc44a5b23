import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@pavilion/contract/contract.ts'
import { Refusal } from '@pavilion/contract/envelope.ts'
import { APP_ID_HEADER, HANDSHAKE_HEADER } from '@pavilion/contract/accounts/handshake-constants.ts'
import { z } from 'zod'
import { sharedSchemas } from './shared-schemas.ts'

const commonSchemas = Object.fromEntries(
  Object.entries(sharedSchemas).map(([name, schema]) => [name, { schema }]),
)

const refusalSchema = { $ref: '#/components/schemas/Refusal' }

const description = `Every call answers \`{ status, message, data }\`. A refused call answers
\`{ status, message, code, errors }\` with an HTTP status that fits, whatever the call.

Who is logged in sends \`Authorization: Bearer\` and the access token of \`/api/v1/account/login\`. Where the
operator demands handshakes, each request also carries \`${APP_ID_HEADER}\` and \`${HANDSHAKE_HEADER}\`.

Scores as they happen are server-sent events, outside of this document: \`GET /live/{matchId}\` streams
the facts of a match (\`?after=\` or \`Last-Event-ID\` is the last seq you have), \`GET /live/scores\` the
cards of all matches that move, and \`GET /live/{matchId}.json\` is a match as it stands, with an entity
tag to poll by. Pages of any site may read them; \`docs/live\` in the source describes them, with a
small scoreboard that follows them.`

/** What every call may answer besides its own refusals. */
const anyRefusal = {
  description: `Refused, for a reason that is not this call’s alone: MALFORMED_REQUEST (400), HANDSHAKE_… (401),
WRONG_METHOD (405), PAYLOAD_TOO_LARGE (413), WRONG_CONTENT_TYPE (415), INVALID_INPUT (422, with errors by field),
UNEXPECTED (500), TOO_BUSY, TOO_SLOW, NO_WRITES and UNAVAILABLE (503)`,
  content: { 'application/json': { schema: refusalSchema } },
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description }) as const

const securitySchemes = {
  access: bearer('The access_token of a login, valid for a quarter of an hour'),
  refresh: bearer('The refresh_token of a login or of the last refresh, valid once'),
}

const withOrWithout = [{}, { access: [] }]

/** Signing in elsewhere refuses strangers only where it is to be linked to an account. */
const exceptions: Readonly<Record<string, OpenAPI.SecurityRequirementObject[]>> = {
  'accounts.refresh': [{ refresh: [] }],
  'providers.begin': withOrWithout,
}

/** Calls that refuse strangers need a token; all others accept one. */
const securityOf = ({ operationId = '', responses = {} }: OpenAPI.OperationObject) =>
  exceptions[operationId] ?? ('401' in responses ? [{ access: [] }] : withOrWithout)

type Declared = readonly [code: string, message: string, ...unknown[]]

/** The refusals that a call declares for one status, as they are answered. */
const refusalsOf = (declared: readonly Declared[]) => ({
  ...refusalSchema,
  examples: declared.map(([code, message]) => ({ status: 'Error', message, code, errors: [] })),
})

const WithExamples = z.object({ examples: z.array(Refusal) })

/** The generator describes a refusal by its status alone; this puts the codes there. */
function describeRefusals(responses: OpenAPI.ResponsesObject): void {
  for (const answer of Object.values(responses)) {
    if (!('content' in answer)) continue
    const { data } = WithExamples.safeParse(answer.content?.['application/json']?.schema)
    if (data) answer.description = data.examples.map(asText).join(' ')
  }
}

const asText = ({ code, message }: Refusal) => `${code}: ${message}`

function completeCall(call: OpenAPI.OperationObject): void {
  call.security = securityOf(call)
  call.responses = { ...call.responses, default: { $ref: '#/components/responses/AnyRefusal' } }
  describeRefusals(call.responses)
  describeJsonFile(call.responses)
  sayFilesAreNoJson(call.requestBody)
}

function complete(document: OpenAPI.Document): OpenAPI.Document {
  const calls = Object.values(document.paths ?? {}).flatMap((path) => [
    path?.get,
    path?.post,
    path?.put,
    path?.patch,
    path?.delete,
  ])
  for (const call of calls) if (call !== undefined) completeCall(call)
  const responses = { AnyRefusal: anyRefusal }
  return { ...document, components: { ...document.components, responses, securitySchemes } }
}

/**
 * The generator describes a file of JSON among other files by an empty choice, which nothing fits. Among the files of
 * a match there is one; documents alone are never JSON.
 */
function describeJsonFile(responses: OpenAPI.ResponsesObject): void {
  const answer = responses['200']
  if (answer === undefined || !('content' in answer)) return
  const { content = {} } = answer
  const isFile = Object.keys(content).some((type) => type === 'text/csv')
  if ('application/pdf' in content && !isFile) delete content['application/json']
  if (isFile && content['application/json']) content['application/json'].schema = { type: 'object' }
}

/** Removes the JSON alternative that the generator adds to file bodies. */
function sayFilesAreNoJson(
  body: OpenAPI.RequestBodyObject | OpenAPI.ReferenceObject | undefined,
): void {
  if (body === undefined || !('content' in body)) return
  const isFile = Object.keys(body.content).some((type) => type.startsWith('image/'))
  if (isFile) delete body.content['application/json']
}

async function describeContract(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Cricket platform', version: '1', description },
    servers: [{ url: '/' }],
    commonSchemas,
    customErrorResponseBodySchema: refusalsOf,
  })
  return complete(document)
}

let described: Promise<OpenAPI.Document> | undefined

/** The OpenAPI document of the contract, made once: it is the same for all who ask, and not to be changed. */
export const openApiDocument = (): Promise<OpenAPI.Document> => (described ??= describeContract())
