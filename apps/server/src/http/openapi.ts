import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@pavilion/contract/contract.ts'
import { Refusal } from '@pavilion/contract/envelope.ts'

const refusalSchema = { $ref: '#/components/schemas/Refusal' }

const description = `Every call answers \`{ status, message, data }\`. A refused call answers
\`{ status, message, code, errors }\` with an HTTP status that fits, whatever the call.

Scores as they happen are server-sent events, outside of this document: \`GET /live/{matchId}\` streams
the facts of a match (\`?after=\` or \`Last-Event-ID\` is the last seq you have), \`GET /live/scores\` the
cards of all matches that move, and \`GET /live/{matchId}.json\` is a match as it stands, with an entity
tag to poll by.`

/** The OpenAPI document of the contract. */
export function openApiDocument(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: { title: 'Cricket platform', version: '1', description },
    servers: [{ url: '/' }],
    commonSchemas: { Refusal: { schema: Refusal } },
    customErrorResponseBodySchema: () => refusalSchema,
  })
}
