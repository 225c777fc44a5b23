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

/** The OpenAPI document of the contract. */
export function openApiDocument(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  return generator.generate(contract, {
    info: { title: 'Cricket platform', version: '1', description },
    servers: [{ url: '/' }],
    commonSchemas: shared,
    customErrorResponseBodySchema: () => refusalSchema,
  })
}
