import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { emailTold } from './email/send-emails.ts'
import { pushTold } from './push/send-pushes.ts'

/** Passes what people were told of just now on to browsers and email, as far as they want it, after the commit. */
export async function passOn(app: AppContext, db: Db, eventIds: readonly string[]): Promise<void> {
  await pushTold(app, db, eventIds)
  await emailTold(app, db, eventIds)
}
