import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { signedIn } from '#sessions/sessions.ts'
import { linkOrigin } from '#sites/sites.ts'
import { findSettings, saveSettings } from './settings.queries.ts'

export const showSettings = os.notifications.settings.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  return success('Your notification settings', await findSettings(context.app.db, accountId))
})

export const changeSettings = os.notifications.saveSettings.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { db, now } = context.app
  const saving = {
    accountId,
    settings: input,
    linkOrigin: await linkOrigin(context),
    now: now(),
  }
  await db.transaction().execute((transaction) => saveSettings(transaction, saving))
  return success('Your settings are saved', await findSettings(db, accountId))
})
