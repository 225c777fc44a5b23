import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '@pavilion/contract/contract.ts'
import { Refusal } from '@pavilion/contract/envelope.ts'
import { MatchCard } from '@pavilion/contract/match-card.ts'
import { Fact } from '@pavilion/contract/match-facts.ts'
import { MatchSetup } from '@pavilion/contract/match-setup.ts'
import { GroundRef, PersonRef, TeamRef, TournamentRef } from '@pavilion/contract/records.ts'

/** What many calls speak of is described once. */
const shared = {
  Refusal: { schema: Refusal },
  MatchCard: { schema: MatchCard },
  MatchSetup: { schema: MatchSetup },
  Fact: { schema: Fact },
  TeamRef: { schema: TeamRef },
  PersonRef: { schema: PersonRef },
  GroundRef: { schema: GroundRef },
  TournamentRef: { schema: TournamentRef },
}

const refusalSchema = { $ref: '#/components/schemas/Refusal' }

const description = `Every call answers \`{ status, message, data }\`. A refused call answers
\`{ status, message, code, errors }\` with an HTTP status that fits, whatever the call.

Scores as they happen are server-sent events, outside of this document: \`GET /live/{matchId}\` streams
the facts of a match (\`?after=\` or \`Last-Event-ID\` is the last seq you have), \`GET /live/scores\` the
cards of all matches that move, and \`GET /live/{matchId}.json\` is a match as it stands, with an entity
tag to poll by.`

/** What any call may answer besides its own refusals: an input that does not fit, a body too long, a bug of ours. */
const anyRefusal = {
  description: 'Refused, for a reason that is not this call’s alone',
  content: { 'application/json': { schema: refusalSchema } },
}

function withAnyRefusal(document: OpenAPI.Document): OpenAPI.Document {
  const calls = Object.values(document.paths ?? {}).flatMap((path) => [
    path?.get,
    path?.post,
    path?.put,
    path?.patch,
    path?.delete,
  ])
  for (const call of calls) {
    if (call !== undefined)
      call.responses = { ...call.responses, default: { $ref: '#/components/responses/AnyRefusal' } }
    sayFilesAreNoJson(call?.requestBody)
  }
  return {
    ...document,
    components: { ...document.components, responses: { AnyRefusal: anyRefusal } },
  }
}

/** The generator adds JSON of no kind at all to a body that is a file. */
function sayFilesAreNoJson(
  body: OpenAPI.RequestBodyObject | OpenAPI.ReferenceObject | undefined,
): void {
  if (body === undefined || !('content' in body)) return
  const isFile = Object.keys(body.content).some((type) => type.startsWith('image/'))
  if (isFile) delete body.content['application/json']
}

/** The OpenAPI document of the contract. */
export async function openApiDocument(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Cricket platform', version: '1', description },
    servers: [{ url: '/' }],
    commonSchemas: shared,
    customErrorResponseBodySchema: () => refusalSchema,
  })
  return withAnyRefusal(document)
}
