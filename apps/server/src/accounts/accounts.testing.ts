import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { z } from 'zod'
import { readConfig } from '#config.ts'
import type { TestDatabase } from '#db/database.testing.ts'
import { serve } from '#app/serve.ts'
import { stopJobs } from '#jobs/jobs.ts'
import { findOutbox } from '#messages/outbox.queries.ts'
import { ensureDefaultSite } from '#sites/sites.ts'
import { createAppContext } from '#app/start/create-app-context.ts'
import type { AppContext } from '#app-context.ts'
import { afterAll } from 'vitest'

const MOST_MESSAGES = 200

const Answer = z.looseObject({
  status: z.string(),
  message: z.string(),
  code: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).default([]),
  access_token: z.string().default(''),
  refresh_token: z.string().default(''),
  data: z.unknown().optional(),
})
export type Answered = { readonly http: number; readonly headers: Headers } & z.infer<typeof Answer>

export type Asking = {
  readonly method?: string
  readonly body?: unknown
  readonly bearer?: string
  /** The client's address; a new one for each call unless given. */
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type AccountServer = Awaited<ReturnType<typeof startAccountServer>>

/** The real server with a clock that the test sets, behind a proxy that states each call's client address. */
export async function startAccountServer(
  database: TestDatabase,
  variables: Readonly<Record<string, string>> = {},
  log?: Logger,
) {
  let instant = Date.parse('2026-07-01T09:00:00Z')
  const usual = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', PAYMENTS: 'sandbox' }
  // A proof of work is asked for and checked as ever, but found in a moment.
  const settings = { ...usual, TRUST_PROXY: '1', PROOF_OF_WORK_BITS: '10' }
  const gathered = createAppContext(readConfig({ ...settings, ...variables }), database)
  const now = () => new Date(instant).toISOString()
  const app: AppContext = { ...gathered, now, log: log ?? gathered.log }
  await ensureDefaultSite(app)
  const serving = await serve(app, 'production')
  const origin = serving.origin.replace('localhost', '127.0.0.1')
  afterAll(async () => {
    await serving.drain()
    await stopJobs(app)
  })

  let calls = 0
  const ask = async (path: string, asking: Asking = {}): Promise<Answered> => {
    calls += 1
    const { body, bearer, method = body === undefined ? 'GET' : 'POST' } = asking
    const response = await fetch(origin + path, {
      method,
      headers: {
        'x-forwarded-for': asking.address ?? `198.51.${Math.floor(calls / 250)}.${calls % 250}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...asking.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = Answer.parse(await response.json())
    return { http: response.status, headers: response.headers, ...answer }
  }
  const account = (call: string, asking: Asking = {}) => ask(`/api/v1/account/${call}`, asking)
  const outbox = () => findOutbox(app.db, MOST_MESSAGES)
  return {
    origin,
    app,
    ask,
    account,
    outbox,
    /** Moves the clock forward. */
    wait: (seconds: number) => void (instant += seconds * 1000),
  }
}

let people = 0

/** A new person each time, as the sign-up form sends it. */
export function newPerson(): typeof person {
  people += 1
  return {
    ...person,
    email: `player${people}@example.org`,
    phone_number: `+92300${String(1_000_000 + people)}`,
  }
}

const person = {
  name: 'Ayesha Siddiqui',
  country_id: 'PK',
  phone_number: '',
  country_code: '92',
  email: '',
  password: 'reverse swing',
  provider: 'Pavilion',
}
export type Person = typeof person

/** The newest code sent to a number. */
export async function codeFor({ outbox }: AccountServer, phone: string): Promise<string> {
  const sent = (await outbox()).findLast(({ to }) => to === phone)
  return /^(\d{4}) /.exec(sent?.text ?? '')?.[1] ?? ''
}

export const verify = ({ account }: AccountServer, username: string, code: string) =>
  account(`${encodeURIComponent(code)}/verify-phone`, { body: { username, code } })

export const login = ({ account }: AccountServer, { email, password }: Person) =>
  account('login', { body: { username: email, password } })

/** A person who has signed up and verified the number. */
export async function member(server: AccountServer): Promise<Person> {
  const one = newPerson()
  await server.account('register', { body: one })
  await verify(server, one.email, await codeFor(server, one.phone_number))
  return one
}

/** A wrong code: four digits that differ from the right ones. */
export const wrong = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0')

/** A token with the given header and claims, signed with the given key, or unsigned without one. */
export function forgeToken(header: object, claims: object, key?: Uint8Array): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part(header)}.${part(claims)}`
  const signature = key ? createHmac('sha256', key).update(signed).digest('base64url') : ''
  return `${signed}.${signature}`
}

/** The HTTP statuses of the answers, sorted. */
export const statuses = (answers: readonly Answered[]): number[] =>
  answers.map(({ http }) => http).toSorted((a, b) => a - b)
