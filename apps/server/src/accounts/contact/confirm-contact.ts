import type { Profile } from '@pavilion/contract/accounts/account-calls.ts'
import type { Proof } from '@pavilion/contract/accounts/proof-of-work.ts'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import type { Db } from '#db/connect.ts'
import type { CallContext } from '#http/implement.ts'
import { type NewMessage, queueMessage } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { siteOf } from '#sites/sites.ts'
import { withOwnCode } from '../codes/own-codes.ts'
import { ownAccount } from '../own-account.ts'
import { profileOf } from '../profile.ts'
import { type Contact, lockContact } from './contact.queries.ts'
import { undoLink } from './undo-link.ts'

/** The security event of a wrong password or code. */
export const CHANGE_REFUSED = 'contact-change-refused'

type ContactChange = {
  readonly purpose: 'change-email' | 'change-phone'
  readonly kind: 'email-changed' | 'phone-changed'
  /** Stores the new number or address. */
  readonly store: (db: Db, accountId: string, target: string) => Promise<void>
  /** Whom to tell: `before` is the contact until now, `link` undoes the change. */
  readonly messages: (
    site: Site,
    before: Contact,
    made: { readonly target: string; readonly link: string },
  ) => readonly NewMessage[]
}

type Confirmation = { readonly code: string; readonly proof?: Proof | undefined }

/** Makes the change that a code confirms, and tells the old number and address of it. */
export async function confirmContact(
  context: CallContext,
  input: Confirmation,
  change: ContactChange,
): Promise<Profile> {
  const { accountId } = await ownAccount(context, 'edit-own-account')
  return withOwnCode(context, {
    accountId,
    ...input,
    purpose: change.purpose,
    otherwise: CHANGE_REFUSED,
    act: (db, target) => replaceContact(db, context, { accountId, target, change }),
  })
}

type Confirmed = {
  readonly accountId: string
  readonly target: string
  readonly change: ContactChange
}

async function replaceContact(
  db: Db,
  context: CallContext,
  { accountId, target, change }: Confirmed,
): Promise<Profile | undefined> {
  const before = await lockContact(db, accountId)
  if (before === undefined) return undefined
  await change.store(db, accountId, target)
  await audit(db, context, { kind: change.kind, accountId })
  const link = await undoLink(db, context, { accountId, ...before })
  const site = await siteOf(context.app, context.host)
  for (const message of change.messages(site, before, { target, link })) {
    await queueMessage(context.app, db, message)
  }
  return profileOf({ db }, accountId)
}
