import { createHmac, timingSafeEqual } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { keyFor } from '#security/keys.ts'
import type { AppContext } from '#app-context.ts'

const ISSUER = 'accounts'
const AUDIENCE = 'api'
const TYPE = 'at+jwt'
const SECONDS = 15 * 60

const Header = z.strictObject({ alg: z.literal('HS256'), typ: z.literal(TYPE) })
const Claims = z.object({ sub: z.uuid(), sid: z.uuid() })

export type Bearer = { readonly accountId: string; readonly sessionId: string }

/** A token that is valid for fifteen minutes, or until its session ends. */
export async function signAccessToken(app: AppContext, bearer: Bearer): Promise<string> {
  const issued = Math.floor(Date.parse(app.now()) / 1000)
  return new SignJWT({ sid: bearer.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(bearer.accountId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + SECONDS)
    .sign(await keyFor(app, 'access-token'))
}

/**
 * Whom a token identifies; undefined when it is not ours or has expired. Keys inside the token are ignored.
 */
export async function readAccessToken(app: AppContext, token: string): Promise<Bearer | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, await keyFor(app, 'access-token'), {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(app.now()),
    })
    const claims = Claims.safeParse(payload)
    if (!claims.success || !Header.safeParse(protectedHeader).success) return undefined
    return { accountId: claims.data.sub, sessionId: claims.data.sid }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

const Expiring = z.object({ sub: z.uuid(), exp: z.number() })

/** Whose token of ours, not yet expired, an Authorization header carries. */
export type AccountOf = (authorization: string | undefined) => string | undefined

/**
 * Tells accounts apart before anything is read from the database: under overload, a token that anybody could make
 * up counts for nothing. It says nothing of whether the session is still open.
 */
export function accountsByToken(app: AppContext): AccountOf {
  let key: Uint8Array | undefined
  return (authorization) => {
    const token = authorization?.match(/^Bearer ([\w-]+\.[\w-]+)\.([\w-]{43})$/i)
    if (!token) return undefined
    const [, signed = '', signature = ''] = token
    // Kept once it is known, and read again for the case that it was replaced.
    keyFor(app, 'access-token').then(
      (now) => (key = now),
      () => undefined,
    )
    if (key === undefined || !isSigned(key, signed, signature)) return undefined
    const claims = Expiring.safeParse(payloadOf(signed))
    return claims.success && claims.data.exp * 1000 > Date.parse(app.now())
      ? claims.data.sub
      : undefined
  }
}

function isSigned(key: Uint8Array, signed: string, signature: string): boolean {
  const expected = createHmac('sha256', key).update(signed).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function payloadOf(signed: string): unknown {
  const [, payload = ''] = signed.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}
