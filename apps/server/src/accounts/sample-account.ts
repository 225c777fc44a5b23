import { siteOf } from '#sites/sites.ts'
import { keyedHash } from '#security/keys.ts'
import type { World } from '#world.ts'
import { activate, findActiveByEmail, insertAccount } from './account.queries.ts'
import { fitsAtStart, hashAtStart } from './passwords.ts'

type SampleAccount = { readonly email: string; readonly password: string }

/** Nobody's: a name that RFC 2606 keeps for examples, a number that Ofcom keeps for drama. */
const EMAIL = 'member@sample.example'
const PHONE = '+447700900123'
const PASSWORD_LETTERS = 16

/** Every installation has its own, the same at every start, and nothing of it is kept. */
async function samplePassword(world: World): Promise<string> {
  const hash = await keyedHash(world, 'sample-password', EMAIL)
  return hash.toString('base64url').slice(0, PASSWORD_LETTERS)
}

/** Somebody to sign in as, for a world that has just been filled with samples. */
export async function makeSampleAccount(world: World): Promise<void> {
  const account = {
    siteId: (await siteOf(world, '')).id,
    email: EMAIL,
    emailKey: EMAIL,
    phone: PHONE,
    country: 'GB',
    firstName: 'Sample',
    lastName: 'Member',
    passwordHash: await hashAtStart(await samplePassword(world)),
    now: world.now(),
  }
  await world.db.transaction().execute(async (db) => {
    await activate(db, await insertAccount(db, account), account.now)
  })
}

/** The sample account, as long as it is there and nobody has given it another password. */
export async function sampleAccount(world: World): Promise<SampleAccount | undefined> {
  const account = await findActiveByEmail(world.db, EMAIL)
  if (account === undefined) return undefined
  const password = await samplePassword(world)
  const isOurs = await fitsAtStart(password, account.passwordHash)
  return isOurs ? { email: EMAIL, password } : undefined
}
