import type { OrganisationKind } from '@pavilion/contract/access/roles.ts'
import { signAccessToken } from '#sessions/access-token.ts'
import { insertSession } from '#sessions/session.queries.ts'
import { siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import type { Account } from '#access/access.ts'
import { clientThatLooks } from './client-that-looks.testing.ts'

let made = 0

/** The hash of a password that nobody has. */
const NOBODYS_HASH = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ$c29tZWJvZHkgZWxzZQ'

/** Inserts an account on the default site, with the given roles. Its password is unknown. */
export async function someone(
  app: AppContext,
  is: Partial<Omit<Account, 'accountId'>> & { readonly status?: 'unverified' } = {},
): Promise<string> {
  const number = (made += 1)
  const now = app.now()
  const isActive = is.status === undefined
  const { id } = await app.db
    .insertInto('account')
    .values({
      site_id: (await siteOf(app, '')).id,
      email: `someone${number}@example.org`,
      email_key: `someone${number}@example.org`,
      phone: `+9230${String(10_000_000 + number)}`,
      country: 'PK',
      first_name: 'Someone',
      last_name: 'Else',
      password_hash: NOBODYS_HASH,
      ...(isActive && { status: 'active' as const, phone_verified_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (is.operator) await makeOperator(app, id)
  for (const held of is.roles ?? []) await give(app, id, held)
  return id
}

const makeOperator = ({ db, now }: AppContext, accountId: string) =>
  db
    .insertInto('platform_role')
    .values({ account_id: accountId, role: 'operator', granted_at: now() })
    .execute()

const give = (
  { db, now }: AppContext,
  accountId: string,
  { organisationId, role }: Account['roles'][number],
) =>
  db
    .insertInto('membership')
    .values({ organisation_id: organisationId, account_id: accountId, role, granted_at: now() })
    .execute()

export async function anOrganisation(app: AppContext, kind: OrganisationKind): Promise<string> {
  const { id } = await app.db
    .insertInto('organisation')
    .values({ name: `Some ${kind}`, kind })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An access token of a new session. */
export async function tokenOf(app: AppContext, accountId: string): Promise<string> {
  const now = app.now()
  const expiresAt = new Date(Date.parse(now) + 86_400_000).toISOString()
  const device = { address: 'unknown', userAgent: 'a test', now, expiresAt, secondFactorAt: null }
  const sessionId = await insertSession(app.db, { accountId, ...device })
  return signAccessToken(app, { accountId, sessionId })
}

/** A client of the API, in this process, signed in as the account. */
export const clientAs = async (app: AppContext, accountId: string, host = 'localhost') =>
  clientThatLooks(app, await tokenOf(app, accountId), host)
