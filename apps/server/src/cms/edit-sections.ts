import type { EditorSection } from '@pavilion/contract/cms/editor-calls.ts'
import { isDeepStrictEqual } from 'node:util'
import { os } from '#http/implement.ts'
import { success } from '#http/answer.ts'
import { findSection, lockSections, type SectionName, saveOwnSection } from './content.queries.ts'
import { siteEditorOf } from './editor.ts'

const names = ['section-1', 'section-2', 'section-3'] as const

type SectionRow = NonNullable<Awaited<ReturnType<typeof findSection>>>

const sectionOf = (row: SectionRow): EditorSection => ({
  name: row.name,
  title: row.title,
  lead: row.lead,
  linkLabel: row.link_label,
  linkTo: row.link_to,
  kind: row.kind,
  size: row.size,
  revision: row.revision,
})

export const listSections = os.editor.sections.handler(async ({ context }) => {
  const { siteId } = await siteEditorOf(context)
  const { db } = context.app
  const rows = await Promise.all(names.map((name) => findSection(db, siteId, name)))
  const sections = rows.filter((row) => row !== undefined).map(sectionOf)
  return success('The parts of the home page', sections)
})

/** The first save copies the section for the site; the common one stays for the other sites. */
export const saveSection = os.editor.saveSection.handler(
  async ({ input: { name, revision, words }, context, errors }) => {
    const editor = await siteEditorOf(context)
    const section = await context.app.db.transaction().execute(async (db) => {
      await lockSections(db, editor.siteId)
      const before = sectionOf(await sectionNamed(db, editor.siteId, name))
      if (isDeepStrictEqual(before, { ...words, name, revision: before.revision })) return before
      if (before.revision !== revision) throw errors.STALE_REVISION()
      await saveOwnSection(db, editor, { name, words, revision: revision + 1 })
      return sectionOf(await sectionNamed(db, editor.siteId, name))
    })
    return success('The home page shows it so now', section)
  },
)

async function sectionNamed(
  db: Parameters<typeof findSection>[0],
  siteId: string,
  name: SectionName,
): Promise<SectionRow> {
  const row = await findSection(db, siteId, name)
  if (row === undefined) throw new Error(`The home page has no ${name}: a migration fills it.`)
  return row
}
