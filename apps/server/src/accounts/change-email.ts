import type { Profile } from '@pavilion/contract/account-calls.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { success } from '#lists/answer.ts'
import { tell } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { siteOf } from '#sites/sites.ts'
import { deleteUnverified, findProfile } from './account.queries.ts'
import { lockContact, setEmail } from './contact.queries.ts'
import { emailKey } from './email-key.ts'
import { ownAccount } from './own-account.ts'
import { sendOwnCode, spendOwnCode, withOwnCode } from './own-codes.ts'
import { emailChangedLetter, emailWelcomeLetter } from './own-letters.ts'
import { profileOf } from './profile.ts'
import { deleteResets } from './proof.queries.ts'
import { provePassword } from './prove-password.ts'
import { inTheSameTime } from './same-time.ts'
import { undoLink } from './undo-link.ts'

const purpose = 'change-email'
const otherwise = 'contact-change-refused'

/** The answer is the same whether or not the address is somebody else's; that one is told. */
export const changeEmail = os.ownAccount.changeEmail.handler(({ input, context }) =>
  inTheSameTime(async () => {
    const { accountId } = await ownAccount(context, 'edit-own-account')
    const { db } = context.world
    const { email } = await findProfile(db, accountId)
    const { password, email: target } = input
    if (target === email) throw refuseField('email', 'That is your address already')
    await provePassword(context, { accountId, password, otherwise })
    const sending = { accountId, purpose, target } as const
    await spendOwnCode(context, sending)
    await db.transaction().execute((tx) => sendOwnCode(tx, context, sending))
    return { status: 'Success' as const, message: 'Email sent successfully!' }
  }),
)

export const confirmEmail = os.ownAccount.confirmEmail.handler(
  async ({ input: { code }, context }) => {
    const { accountId } = await ownAccount(context, 'edit-own-account')
    const profile = await withOwnCode(context, {
      accountId,
      purpose,
      code,
      otherwise,
      act: (db, email) => replaceEmail(db, context, { accountId, email }),
    })
    return success('Your new e-mail address is verified', profile)
  },
)

/** Links to the old address are worth nothing then, and neither are claims of others to the new one. */
async function replaceEmail(
  db: Db,
  context: CallContext,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<Profile | undefined> {
  const { world, host } = context
  const before = await lockContact(db, accountId)
  if (before === undefined) return undefined
  const key = emailKey(email)
  await setEmail(db, accountId, { email, emailKey: key, now: world.now() })
  await deleteUnverified(db, key)
  await deleteResets(db, accountId)
  await audit(db, context, { kind: 'email-changed', accountId })
  const link = await undoLink(db, context, { accountId, ...before })
  const site = await siteOf(world, host)
  await tell(world, db, emailChangedLetter(site, before.email, link))
  await tell(world, db, emailWelcomeLetter(site, email))
  return profileOf({ db }, accountId)
}
