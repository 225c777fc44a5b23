import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { after } from '#security/instants.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { IDENTITY_TAKEN, SIGN_IN_EXPIRED } from '@pavilion/contract/providers/provider-refusals.ts'
import type { AppContext } from '#app-context.ts'
import { deleteIdentities, insertIdentity, useIdentity } from './identity.queries.ts'
import {
  deleteOldAttempts,
  deleteAttempt,
  deleteAttemptsOf,
  keepForSignUp,
  lockTicket,
  takeCode,
  takeWaiting,
} from './oauth-attempt.queries.ts'

export { fencedFetch } from './ssrf-guard.ts'
export { clientOf, type ProviderClient } from './provider-client.ts'
export { sendAway } from './oauth-attempts.ts'

const TICKET_SECONDS = 1800
const SIGN_UP_SECONDS = 86_400

type Row = NonNullable<Awaited<ReturnType<typeof lockTicket>>>

/** A person who came back from a provider, and what it says about them. */
export type Returned = Omit<Row, 'issuer' | 'subject'> & {
  readonly issuer: string
  readonly subject: string
}

function returnedFrom(row: Row | undefined): Returned | undefined {
  if (row === undefined) return undefined
  const { issuer, subject } = row
  if (issuer === null || subject === null)
    throw new TypeError('An attempt came back without a name.')
  return { ...row, issuer, subject }
}

/**
 * Exchanges the code of a returning browser, once and with its secret, for the person and a ticket; refuses
 * (400) otherwise. The ticket identifies the attempt from then on.
 */
export async function whoReturned(
  { app }: CallContext,
  { code, secret }: { readonly code: string; readonly secret: string },
): Promise<{ readonly person: Returned; readonly ticket: string }> {
  const ticket = newToken()
  const now = app.now()
  const row = await takeCode(app.db, {
    code: tokenHash(code),
    browserHash: tokenHash(secret),
    ticket: tokenHash(ticket),
    now,
    expiresAt: after(now, TICKET_SECONDS),
  })
  const person = returnedFrom(row)
  if (person === undefined) throw refuseCall('SIGN_IN_EXPIRED', SIGN_IN_EXPIRED)
  return { person, ticket }
}

/** The person of a ticket, locked until the commit; refuses (400) when it has expired. */
export async function holderOf(db: Db, { app }: CallContext, ticket: string): Promise<Returned> {
  const holder = returnedFrom(await lockTicket(db, tokenHash(ticket), app.now()))
  if (holder === undefined) throw refuseCall('SIGN_IN_EXPIRED', SIGN_IN_EXPIRED)
  return holder
}

/** The active account that an identity signs in to. */
export const accountOf = async ({ app }: CallContext, person: Returned) =>
  (await useIdentity(app.db, person, app.now()))?.accountId

/**
 * Links the person to an account and ends the attempt. Refuses (409) when they are linked to another account.
 */
export async function linkIdentity(
  db: Db,
  context: CallContext,
  { person, accountId }: { readonly person: Returned; readonly accountId: string },
): Promise<void> {
  const owner = await insertIdentity(db, { ...person, accountId, now: context.app.now() })
  if (owner !== accountId) throw refuseCall('IDENTITY_TAKEN', IDENTITY_TAKEN)
  await deleteAttempt(db, person.id)
  await audit(db, context, { kind: 'identity-linked', accountId })
}

export const endAttempt = (db: Db, { id }: Returned) => deleteAttempt(db, id)

/** Links the person of a ticket to a new account once its number is verified. */
export const linkWhenActive = (
  db: Db,
  { app }: CallContext,
  { person, accountId }: { readonly person: Returned; readonly accountId: string },
) => keepForSignUp(db, person.id, { accountId, expiresAt: after(app.now(), SIGN_UP_SECONDS) })

/**
 * Links the identity that waited for the account to become active. Answers the address that the provider
 * vouches for, if any. An identity that another account has linked meanwhile stays there.
 */
export async function linkWaiting(
  db: Db,
  context: CallContext,
  accountId: string,
): Promise<string | undefined> {
  const person = returnedFrom(await takeWaiting(db, accountId))
  if (person === undefined) return undefined
  const owner = await insertIdentity(db, { ...person, accountId, now: context.app.now() })
  if (owner === accountId) await audit(db, context, { kind: 'identity-linked', accountId })
  return person.emailVerified ? (person.email ?? undefined) : undefined
}

/** Removes all identities of the account, and attempts that are about to be linked to it. */
export async function forgetIdentities(db: Db, accountId: string): Promise<void> {
  await deleteIdentities(db, accountId)
  await deleteAttemptsOf(db, accountId)
}

export const forgetOldAttempts = ({ db }: AppContext, now: string) => deleteOldAttempts(db, now)
