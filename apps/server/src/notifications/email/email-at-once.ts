import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { queueMessage, siteEmail } from '#messages/messages.ts'
import type { PersonalNotice } from '../notice.queries.ts'
import { findAddress } from './address.queries.ts'

type UrgentNotice = Pick<PersonalNotice, 'title' | 'body' | 'accountId'>

/** Emails what somebody has to know now, also during quiet hours and to those who chose no such emails. */
export async function emailAtOnce(
  app: AppContext,
  db: Db,
  { title, body, accountId }: UrgentNotice,
): Promise<void> {
  const found = await findAddress(db, accountId)
  if (found === undefined) return
  await queueMessage(app, db, {
    ...siteEmail(found, { to: found.email, subject: title, text: body }),
    isForgotWhenSent: true,
    subject: `${title}: ${body}`.replaceAll(/\p{Cc}+/gu, ' '),
  })
}
