import type { SiteSettings, SiteText } from '@pavilion/contract/sites/site-settings.ts'
import { bearsLabels } from '@pavilion/kit/brand/brand-theme.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import { os } from '#http/implement.ts'
import { refuseFields } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { audit } from '#security/audit.ts'
import { findLogo } from './logo.queries.ts'
import { findChanges, findUnknown, insertChange, lockSite, updateSite } from './settings.queries.ts'
import { settlerOf } from './site-editor.ts'
import { columnsOf, wordsOf } from './site-text.ts'
import { siteSettingsSaved } from './site-events.ts'

async function settingsOf(db: Db, siteId: string): Promise<SiteSettings> {
  const row = await lockSite(db, siteId)
  return {
    revision: row.revision,
    words: wordsOf(row),
    logo: (await findLogo(db, siteId, row.logo)) ?? null,
    changes: await findChanges(db, siteId),
  }
}

export const showSettings = os.sites.settings.handler(async ({ context }) => {
  const { siteId } = await settlerOf(context)
  const settings = await context.app.db.transaction().execute((db) => settingsOf(db, siteId))
  return success('Site settings', settings)
})

/** Refuses values that only the server can check. */
async function refuseUnfit(db: Db, siteId: string, words: SiteText): Promise<void> {
  const problems = (await findUnknown(db, words)).map((name) => ({
    path: `words.${name}`,
    message: `No ${name} has this code.`,
  }))
  if (words.brand !== null && !bearsLabels(words.brand)) {
    problems.push({
      path: 'words.brand',
      message: 'No text is readable on this colour. Choose a darker or lighter one.',
    })
  }
  if (words.logo !== null && !(await findLogo(db, siteId, words.logo))) {
    problems.push({ path: 'words.logo', message: 'That logo has expired. Upload it again.' })
  }
  if (problems.length > 0) throw refuseFields(problems)
}

/** The fields that differ, with their old and new values. */
function differences(before: SiteText, after: SiteText) {
  const was: Record<string, unknown> = { ...before }
  const will: Record<string, unknown> = { ...after }
  const names = Object.keys(will).filter((name) => !isDeepStrictEqual(was[name], will[name]))
  const of = (words: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, words[name]]))
  return { names, before: of(was), after: of(will) }
}

export const saveSettings = os.sites.saveSettings.handler(
  async ({ input: { revision, words }, context, errors }) => {
    const { siteId, accountId } = await settlerOf(context)
    const { app } = context
    await refuseUnfit(app.db, siteId, words)
    const settings = await app.db.transaction().execute(async (db) => {
      const row = await lockSite(db, siteId)
      const { names, before, after } = differences(wordsOf(row), words)
      if (names.length === 0) return settingsOf(db, siteId)
      if (row.revision !== revision) throw errors.STALE_REVISION()
      const next = revision + 1
      await updateSite(db, siteId, { ...columnsOf(row, words), revision: next })
      const at = app.now()
      await insertChange(db, { siteId, accountId, at, revision: next, before, after })
      const data = { revision: next, fields: names }
      const details = { site: siteId, fields: names.join(', '), revision: String(next) }
      await audit(db, context, { kind: 'site-settings-saved', accountId, details })
      await record(db, { is: siteSettingsSaved, thingId: siteId, siteId, accountId, data, at })
      return settingsOf(db, siteId)
    })
    return success('Settings saved', settings)
  },
)
