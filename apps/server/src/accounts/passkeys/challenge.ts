import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { after } from '#security/instants.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { type ChallengePurpose, insertChallenge, takeChallenge } from './passkey.queries.ts'
import { linkOrigin } from '#sites/sites.ts'

const SECONDS = 300

type For = {
  readonly purpose: ChallengePurpose
  /** Null before anybody is known. */
  readonly accountId: string | null
}

/** Where passkeys are made and used: the origin of the site that was asked, and its host, the RP ID. */
export async function partyOf(context: CallContext) {
  const origin = await linkOrigin(context)
  return { origin, host: new URL(origin).hostname }
}

/** A challenge to be answered once, within five minutes. */
export async function newChallenge(
  context: CallContext,
  { purpose, accountId }: For,
): Promise<{ readonly challenge: Uint8Array<ArrayBuffer>; readonly host: string }> {
  const { app } = context
  const { host } = await partyOf(context)
  const token = newToken()
  const expiresAt = after(app.now(), SECONDS)
  await insertChallenge(app.db, { hash: tokenHash(token), purpose, accountId, host, expiresAt })
  return { challenge: new Uint8Array(Buffer.from(token, 'base64url')), host }
}

const ClientData = z.object({ challenge: z.string().max(200) })

/** The challenge that the browser says it answers, in base64url; undefined when it says nothing readable. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return ClientData.safeParse(data).data?.challenge
  } catch {
    return undefined
  }
}

/** The challenge that is answered, used up; undefined when it was not ours, or not for this. */
export async function answeredChallenge(
  db: Db,
  context: CallContext,
  { clientDataJSON, ...asked }: For & { readonly clientDataJSON: string },
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const { host } = await partyOf(context)
  const now = context.app.now()
  const isTaken = await takeChallenge(db, { ...asked, hash: tokenHash(challenge), host, now })
  return isTaken ? challenge : undefined
}
