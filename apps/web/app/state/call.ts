import type { AnyContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import { isRecord } from './json-guards.ts'
import type { AnyCode, Answer, HttpRequest } from './request.ts'

/**
 * A call of the API, as it is sent. The contract's procedure `P` is only in the type, so that no schema
 * reaches the browser. `npm run client` writes them (app/calls).
 */
export type Call<P extends AnyContractProcedure> = {
  readonly method: HttpRequest['method']
  /** The whole path, with parameters in braces. */
  readonly path: string
  /**
   * Where inputs go that are not in the path: `parts` are named `params` and `body` by the caller, a `file`
   * is the body as it is.
   */
  readonly inputs?: 'query' | 'body' | 'parts' | 'file'
  /** The answer is read as a `Blob` instead of JSON. */
  readonly answers?: 'file'
  /** Never set. */
  readonly promise?: P
}

type Input<P extends AnyContractProcedure> = InferSchemaInput<
  NonNullable<P['~orpc']['inputSchema']>
>

/** What is sent is only read. */
type Read<T> = T extends Blob | string | number
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T

export type InputOf<C> = C extends Call<infer P> ? Read<Input<P>> : never

type Output<P extends AnyContractProcedure> = InferSchemaOutput<
  NonNullable<P['~orpc']['outputSchema']>
>

type Received<T> = T extends Blob ? Blob : T

/** What a call answers. */
export type OutputOf<C> = C extends Call<infer P> ? Received<Output<P>> : never

/** The refusals that the contract declares for a call, and those that any call may meet. */
export type AnswerOf<P extends AnyContractProcedure> = Answer<
  Received<Output<P>>,
  (keyof P['~orpc']['errorMap'] & string) | AnyCode
>

type Options = {
  /** Gives the call up. */
  readonly signal?: AbortSignal
}

/** Calls without inputs, or with optional ones only, may be sent without. */
export type Sent<P extends AnyContractProcedure> =
  unknown extends Input<P>
    ? readonly [input?: undefined, options?: Options]
    : object extends Input<P>
      ? readonly [input?: Read<Input<P>>, options?: Options]
      : readonly [input: Read<Input<P>>, options?: Options]

/** Puts the inputs of a call where its path, query and body need them. */
export function requestOf(
  { method, path, inputs, answers }: Call<AnyContractProcedure>,
  input?: unknown,
): HttpRequest {
  const given = isRecord(input) && inputs !== 'file' ? input : {}
  const named = isRecord(given['params']) && inputs === 'parts' ? given['params'] : given
  const [filled, rest] = fill(path, named)
  const bodies = { query: undefined, body: rest, parts: given['body'], file: input }
  const body = inputs && bodies[inputs]
  return {
    method,
    path: inputs === 'query' ? filled + queryOf(rest) : filled,
    ...(body !== undefined && { body }),
    ...(answers === 'file' && { isFile: true }),
  }
}

type Values = Readonly<Record<string, unknown>>

/** The path with its parameters, and the values that it does not name. */
function fill(path: string, values: Values): readonly [string, Values] {
  const rest = { ...values }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(values[name]))
  })
  return [filled, rest]
}

function queryOf(values: Values): string {
  const told = Object.entries(values).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(told.map(([name, value]) => [name, String(value)]))
  return query.size === 0 ? '' : `?${query}`
}
