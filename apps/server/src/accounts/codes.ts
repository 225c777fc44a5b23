import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { tell } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { after } from '#security/instants.ts'
import { keyedHash } from '#security/keys.ts'
import { siteOf } from '#sites/sites.ts'
import type { World } from '#world.ts'
import { codeLetter } from './letters.ts'
import { upsertCode } from './proof.queries.ts'

const DIGITS = 4
const CODES = 10 ** DIGITS
const CODE_SECONDS = 600

type Owner = { readonly id: string; readonly phone: string }

/** Only who has the installation's secret could try out which of the ten thousand codes this is. */
export const codeHash = (world: World, accountId: string, code: string): Promise<Buffer> =>
  keyedHash(world, 'verification-code', `verify-phone:${accountId}:${code}`)

export async function isCode(
  world: World,
  kept: { readonly accountId: string; readonly hash: Buffer },
  code: string,
): Promise<boolean> {
  return timingSafeEqual(kept.hash, await codeHash(world, kept.accountId, code))
}

/** Sends a new code to the number of an unverified account. Those sent before are worth nothing then. */
export async function sendCode(db: Db, context: CallContext, { id, phone }: Owner): Promise<void> {
  const { world, host } = context
  const code = String(randomInt(CODES)).padStart(DIGITS, '0')
  const expiresAt = after(world.now(), CODE_SECONDS)
  await upsertCode(db, { accountId: id, hash: await codeHash(world, id, code), expiresAt })
  await tell(world, db, codeLetter(await siteOf(world, host), phone, code))
  await audit(db, context, { accountId: id, kind: 'code-sent' })
}
