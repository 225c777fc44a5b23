import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { keyFor } from '#security/keys.ts'
import type { AppContext } from '#app-context.ts'

const AUDIENCE = 'second-factor'
const SECONDS = 10 * 60

const Claims = z.object({ sub: z.uuid(), pwd: z.string() })

export type Proved = {
  readonly accountId: string
  /** Changes with the password, which ends all tickets. */
  readonly passwordHash: string
}

/** Tells that the password has not changed, and nothing of it. */
export const passwordMark = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)

/** For somebody who has proved all but the second factor: good for ten minutes, and for nothing else. */
export async function signTicket(
  app: AppContext,
  { accountId, passwordHash }: Proved,
): Promise<string> {
  const issued = Math.floor(Date.parse(app.now()) / 1000)
  return new SignJWT({ pwd: passwordMark(passwordHash) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setSubject(accountId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + SECONDS)
    .sign(await keyFor(app, 'second-factor-ticket'))
}

/** Whose ticket it is, and the mark of the password then; undefined when it is not ours or has expired. */
export async function readTicket(
  app: AppContext,
  ticket: string,
): Promise<{ readonly accountId: string; readonly mark: string } | undefined> {
  try {
    const { payload } = await jwtVerify(ticket, await keyFor(app, 'second-factor-ticket'), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: new Date(app.now()),
    })
    const claims = Claims.safeParse(payload)
    if (!claims.success) return undefined
    return { accountId: claims.data.sub, mark: claims.data.pwd }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
