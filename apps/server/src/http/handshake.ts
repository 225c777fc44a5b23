import type { IncomingMessage } from 'node:http'
import { Handshake } from '@pavilion/contract/accounts/handshake.ts'
import {
  APP_ID_HEADER,
  HANDSHAKE_HEADER,
  HANDSHAKE_KEY,
  HANDSHAKE_SECONDS,
  WEB_APP_ID,
} from '@pavilion/contract/accounts/handshake-constants.ts'
import { errors, jwtVerify } from 'jose'
import type { AppContext } from '#app-context.ts'
import { refusal, type Refused } from './refusals.ts'

const KEY = new TextEncoder().encode(HANDSHAKE_KEY)
/** How far the client's clock may deviate. */
const SKEW_SECONDS = 5
const MOST_REMEMBERED = 100_000
const LONGEST = 4096

const MISSING = ['HANDSHAKE_MISSING', 'This server only talks to its own programs.'] as const
const MALFORMED = ['HANDSHAKE_MALFORMED', 'The handshake cannot be read.'] as const
const FOREIGN = ['HANDSHAKE_FOREIGN', 'The handshake is of another program.'] as const
const EXPIRED = ['HANDSHAKE_EXPIRED', 'The handshake is too old, or its clock is wrong.'] as const
const REPLAYED = ['HANDSHAKE_REPLAYED', 'The handshake has been used before.'] as const

type Problem = readonly [code: string, message: string]

/** Answers why a request's handshake is refused; undefined when it is valid. */
export type HandshakeCheck = (request: IncomingMessage) => Promise<Refused | undefined>

/**
 * Checks the handshake where the operator demands one. It does not authenticate anybody, since its key is
 * in every browser, so nothing else may rely on it.
 */
export function createHandshakeCheck({ config, now }: AppContext): HandshakeCheck {
  if (!config.demandsHandshake) return async () => undefined
  const used = new Used()
  return async (request) => {
    const problem = await problemOf(request, now(), used)
    return problem && refusedFor(problem, now())
  }
}

/** The refusal carries the server's time, for clients with a wrong clock. */
function refusedFor([code, message]: Problem, now: string): Refused {
  const headers = { date: new Date(now).toUTCString() }
  return { status: 401, body: refusal(code, message), headers }
}

async function problemOf(
  { headers }: IncomingMessage,
  now: string,
  used: Used,
): Promise<Problem | undefined> {
  const token = headers[HANDSHAKE_HEADER]
  if (token === undefined) return MISSING
  if (typeof token !== 'string' || token.length > LONGEST) return MALFORMED
  if (headers[APP_ID_HEADER] !== WEB_APP_ID) return FOREIGN
  const claims = await claimsOf(token, now)
  if ('problem' in claims) return claims.problem
  if (claims.app_id !== WEB_APP_ID) return FOREIGN
  if (claims.exp - claims.iat > HANDSHAKE_SECONDS) return MALFORMED
  const second = Date.parse(now) / 1000
  if (claims.iat > second + SKEW_SECONDS) return EXPIRED
  return used.isNew(claims.jti, claims.exp + SKEW_SECONDS, second) ? undefined : REPLAYED
}

async function claimsOf(token: string, now: string): Promise<Handshake | { problem: Problem }> {
  try {
    const { payload } = await jwtVerify(token, KEY, {
      algorithms: ['HS256'],
      clockTolerance: SKEW_SECONDS,
      currentDate: new Date(now),
    })
    const claims = Handshake.safeParse(payload)
    return claims.success ? claims.data : { problem: MALFORMED }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { problem: EXPIRED }
    if (error instanceof errors.JWSSignatureVerificationFailed) return { problem: FOREIGN }
    if (error instanceof errors.JOSEError) return { problem: MALFORMED }
    throw error
  }
}

/** The nonces of the last minute. */
class Used {
  readonly #until = new Map<string, number>()

  /**
   * Remembers a nonce until its handshake would be too old anyway. When there are too many, nobody is let
   * in.
   */
  isNew(name: string, until: number, now: number): boolean {
    for (const [old, end] of this.#until) {
      if (end > now) break
      this.#until.delete(old)
    }
    if (this.#until.has(name) || this.#until.size >= MOST_REMEMBERED) return false
    this.#until.set(name, until)
    return true
  }
}
