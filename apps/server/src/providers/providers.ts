import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { audit } from '#security/audit.ts'
import { after } from '#security/instants.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { IDENTITY_TAKEN, VISIT_OVER } from '@pavilion/contract/provider-refusals.ts'
import type { World } from '#world.ts'
import { deleteIdentities, insertIdentity, useIdentity } from './identity.queries.ts'
import {
  deleteOldVisits,
  deleteVisit,
  deleteVisitsOf,
  keepForSignUp,
  lockTicket,
  takeCode,
  takeWaiting,
} from './visit.queries.ts'

export { clientOf, type ProviderClient } from './provider-client.ts'
export { sendAway } from './visits.ts'

const TICKET_SECONDS = 1800
const SIGN_UP_SECONDS = 86_400

type Row = NonNullable<Awaited<ReturnType<typeof lockTicket>>>

/** Somebody who came back from a provider, and who it says that is. */
export type Returned = Omit<Row, 'issuer' | 'subject'> & {
  readonly issuer: string
  readonly subject: string
}

function returnedFrom(row: Row | undefined): Returned | undefined {
  if (row === undefined) return undefined
  const { issuer, subject } = row
  if (issuer === null || subject === null) throw new TypeError('A visit came back without a name.')
  return { ...row, issuer, subject }
}

/** Who came back with a code, once, in the browser with the secret; refuses (400) anybody else. The ticket proves it from then on. */
export async function whoReturned(
  { world }: CallContext,
  { code, secret }: { readonly code: string; readonly secret: string },
): Promise<{ readonly person: Returned; readonly ticket: string }> {
  const ticket = newToken()
  const now = world.now()
  const row = await takeCode(world.db, {
    code: tokenHash(code),
    browserHash: tokenHash(secret),
    ticket: tokenHash(ticket),
    now,
    expiresAt: after(now, TICKET_SECONDS),
  })
  const person = returnedFrom(row)
  if (person === undefined) throw refuseCall('VISIT_OVER', VISIT_OVER)
  return { person, ticket }
}

/** Who holds a ticket, locked until the commit; refuses (400) where it is no longer good. */
export async function holderOf(db: Db, { world }: CallContext, ticket: string): Promise<Returned> {
  const holder = returnedFrom(await lockTicket(db, tokenHash(ticket), world.now()))
  if (holder === undefined) throw refuseCall('VISIT_OVER', VISIT_OVER)
  return holder
}

/** The active account that an identity signs in to. */
export const accountOf = async ({ world }: CallContext, person: Returned) =>
  (await useIdentity(world.db, person, world.now()))?.accountId

/** Links who came back to an account; the visit is over. Refuses (409) where they are somebody else's. */
export async function linkIdentity(
  db: Db,
  context: CallContext,
  { person, accountId }: { readonly person: Returned; readonly accountId: string },
): Promise<void> {
  const owner = await insertIdentity(db, { ...person, accountId, now: context.world.now() })
  if (owner !== accountId) throw refuseCall('IDENTITY_TAKEN', IDENTITY_TAKEN)
  await deleteVisit(db, person.id)
  await audit(db, context, { kind: 'identity-linked', accountId })
}

export const endVisit = (db: Db, { id }: Returned) => deleteVisit(db, id)

/** Whoever signs up with a ticket has it linked when the number is proved. */
export const linkWhenActive = (
  db: Db,
  { world }: CallContext,
  { person, accountId }: { readonly person: Returned; readonly accountId: string },
) => keepForSignUp(db, person.id, { accountId, expiresAt: after(world.now(), SIGN_UP_SECONDS) })

/**
 * Links what waited for an account that is active now. Answers the address that the provider vouches
 * for, if there is one. Somebody else who linked it meanwhile keeps it.
 */
export async function linkWaiting(
  db: Db,
  context: CallContext,
  accountId: string,
): Promise<string | undefined> {
  const person = returnedFrom(await takeWaiting(db, accountId))
  if (person === undefined) return undefined
  const owner = await insertIdentity(db, { ...person, accountId, now: context.world.now() })
  if (owner === accountId) await audit(db, context, { kind: 'identity-linked', accountId })
  return person.emailVerified ? (person.email ?? undefined) : undefined
}

/** Nobody signs in to the account by a provider any more, and nobody is about to be linked. */
export async function forgetIdentities(db: Db, accountId: string): Promise<void> {
  await deleteIdentities(db, accountId)
  await deleteVisitsOf(db, accountId)
}

export const forgetOldVisits = ({ db }: World, now: string) => deleteOldVisits(db, now)
