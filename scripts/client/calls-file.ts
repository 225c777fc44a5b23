import { z } from 'zod'

/** What is read of a procedure of the contract. */
type Procedure = {
  readonly '~orpc': {
    readonly route: {
      readonly method?: string
      readonly path?: string
      readonly inputStructure?: string
    }
    readonly inputSchema?: unknown
    readonly outputSchema?: unknown
  }
}
type Calls = Readonly<Record<string, Procedure>>

/** The source of a file with the calls of one key of the contract. */
export function callsFile(key: string, calls: Calls): string {
  return [
    '// Written by `npm run client` from packages/contract.',
    "import type { contract } from '@pavilion/contract/contract.ts'",
    "import type { Call } from '#state/call.ts'",
    '',
    `type Calls = (typeof contract)['${key}']`,
    '',
    ...Object.entries(calls).map(([name, call]) => lineOf(name, call)),
    '',
  ].join('\n')
}

function lineOf(name: string, call: Procedure): string {
  const { method = 'POST', path = '' } = call['~orpc'].route
  const answers = call['~orpc'].outputSchema instanceof z.ZodFile && "answers: 'file'"
  const inputs = inputsOf(name, call)
  const parts = [
    `method: '${method}'`,
    `path: '${path}'`,
    inputs && `inputs: '${inputs}'`,
    answers,
  ].filter(Boolean)
  return `export const ${name}: Call<Calls['${name}']> = { ${parts.join(', ')} }`
}

/** Where the inputs go that are not in the path. */
function inputsOf(name: string, { '~orpc': { route, inputSchema } }: Procedure) {
  const { method = 'POST', path = '', inputStructure } = route
  if (inputStructure === 'detailed') return 'parts'
  if (inputSchema instanceof z.ZodFile) return 'file'
  if (method === 'POST' || method === 'PUT' || method === 'PATCH') return 'body'
  const others = Object.entries(shapeOf(inputSchema)).filter(([key]) => !path.includes(`{${key}}`))
  const unfit = others.filter(([, schema]) => method !== 'GET' || !isPlain(schema))
  if (unfit.length > 0)
    throw new Error(`${name}: ${unfit.map(([key]) => key).join()} cannot be sent.`)
  return others.length > 0 ? 'query' : undefined
}

const shapeOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  schema instanceof z.ZodObject ? schema.shape : {}

/** Whether a value of the schema is text in a query. */
function isPlain(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return isPlain(schema.unwrap())
  return !(schema instanceof z.ZodArray || schema instanceof z.ZodObject)
}
