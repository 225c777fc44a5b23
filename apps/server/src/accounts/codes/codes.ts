import { randomInt } from 'node:crypto'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { queueMessage } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { after } from '#security/instants.ts'
import { keyedHash } from '#security/keys.ts'
import { siteOf } from '#sites/sites.ts'
import type { AppContext } from '#app-context.ts'
import { codeText } from '../emails.ts'
import { type CodePurpose, upsertCode } from './proof.queries.ts'

const DIGITS = 4
const CODES = 10 ** DIGITS
const CODE_SECONDS = 600

type Owner = { readonly id: string; readonly phone: string }

/**
 * The hash of a code. It is keyed with the installation's secret, since a plain hash of ten thousand codes
 * could be reversed.
 */
export const codeHash = (
  app: AppContext,
  { purpose, accountId }: { readonly purpose: CodePurpose; readonly accountId: string },
  code: string,
): Promise<Buffer> => keyedHash(app, 'verification-code', `${purpose}:${accountId}:${code}`)

export const newCode = (): string => String(randomInt(CODES)).padStart(DIGITS, '0')

/** When a code sent now expires. */
export const codeEnd = (app: AppContext): string => after(app.now(), CODE_SECONDS)

/** Sends a new code to the number of an unverified account, and voids the earlier ones. */
export async function sendCode(db: Db, context: CallContext, { id, phone }: Owner): Promise<void> {
  const { app, host } = context
  const code = newCode()
  const of = { purpose: 'verify-phone', accountId: id, target: null } as const
  await upsertCode(db, { ...of, hash: await codeHash(app, of, code), expiresAt: codeEnd(app) })
  await queueMessage(app, db, codeText(await siteOf(app, host), phone, code))
  await audit(db, context, { accountId: id, kind: 'code-sent' })
}
