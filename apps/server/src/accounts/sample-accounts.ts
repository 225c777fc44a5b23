import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import type { Db } from '#db/connect.ts'
import { keyedHash } from '#security/keys.ts'
import { endSessions } from '#sessions/sessions.ts'
import type { AppContext } from '#app-context.ts'
import {
  activate,
  findActiveByEmail,
  findActiveWithout,
  insertAccount,
  setPassword,
} from './account.queries.ts'
import { fitsAtStart, hashAtStart, NOBODYS_HASH } from './passwords/passwords.ts'

/** A plain member, a member with each organisation role, and an operator. */
export type SampleRole = 'member' | OrganisationRole | 'operator'

/** The sample people to sign in as; each one's address is the role. */
const people: readonly (readonly [role: SampleRole, firstName: string, lastName: string])[] = [
  ['member', 'Sample', 'Member'],
  ['owner', 'Nadeem', 'Jokhio'],
  ['admin', 'Shaheen', 'Palijo'],
  ['scorer', 'Parvez', 'Dinshaw'],
  ['umpire', 'Rustam', 'Sethi'],
  ['coach', 'Mazhar', 'Soomro'],
  ['player', 'Bilawal', 'Jokhio'],
  ['ground-manager', 'Karim', 'Dinshaw'],
  ['gate-staff', 'Yaqoob', 'Vohra'],
  ['content-editor', 'Zehra', 'Kapadia'],
  ['operator', 'Samina', 'Effendi'],
]

/** Names reserved for examples by RFC 2606, and numbers reserved for drama by Ofcom. */
export const sampleEmail = (role: SampleRole) => `${role}@sample.example`
const FIRST_PHONE = 447_700_900_123
const PASSWORD_LETTERS = 16

/**
 * One password per installation, for all sample accounts and every start. It is derived from the secret,
 * never stored.
 */
async function samplePassword(app: AppContext): Promise<string> {
  const hash = await keyedHash(app, 'sample-password', sampleEmail('member'))
  return hash.toString('base64url').slice(0, PASSWORD_LETTERS)
}

/**
 * Inserts one account per role and answers their ids. `db` is the transaction that fills the sample world.
 */
export async function insertSampleAccounts(
  app: AppContext,
  db: Db,
  siteId: string,
): Promise<ReadonlyMap<SampleRole, string>> {
  const passwordHash = await hashAtStart(await samplePassword(app))
  const now = app.now()
  const ids = new Map<SampleRole, string>()
  for (const [index, [role, firstName, lastName]] of people.entries()) {
    const email = sampleEmail(role)
    const phone = `+${FIRST_PHONE + index}`
    const whose = { siteId, email, emailKey: email, phone, country: 'GB', firstName, lastName }
    const id = await insertAccount(db, { ...whose, passwordHash, now })
    await activate(db, id, now)
    ids.set(role, id)
  }
  return ids
}

export type SampleAccounts = {
  readonly password: string
  readonly accounts: readonly { readonly role: SampleRole; readonly email: string }[]
}

/** The sample accounts that exist and still have the sample password. */
export async function sampleAccounts(app: AppContext): Promise<SampleAccounts> {
  const password = await samplePassword(app)
  const fits = new Map<string, boolean>()
  const accounts: { role: SampleRole; email: string }[] = []
  for (const [role] of people) {
    const hash = (await findActiveByEmail(app.db, sampleEmail(role)))?.passwordHash
    if (hash === undefined) continue
    const isOurs = fits.get(hash) ?? (await fitsAtStart(password, hash))
    fits.set(hash, isOurs)
    if (isOurs) accounts.push({ role, email: sampleEmail(role) })
  }
  return { password, accounts }
}

const usable = (db: Db) =>
  findActiveWithout(db, {
    emailKeys: people.map(([role]) => sampleEmail(role)),
    passwordHash: NOBODYS_HASH,
  })

/** Whether anybody may still sign in as one of the sample people. */
export const hasSampleAccounts = async (db: Db): Promise<boolean> => (await usable(db)).length > 0

/** Ends the sessions of the sample accounts, and gives them a password that nobody knows. Answers how many. */
export async function retireSampleAccounts(db: Db, now: string): Promise<number> {
  return db.transaction().execute(async (inside) => {
    const accounts = await usable(inside)
    for (const { id } of accounts) {
      await setPassword(inside, id, NOBODYS_HASH)
      await endSessions(inside, { accountId: id }, { by: 'password-change', now })
    }
    return accounts.length
  })
}
