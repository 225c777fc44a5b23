import {
  DOCUMENT_NOT_FOUND,
  DOCUMENTS_FULL,
  FILE_GONE,
  NOT_A_MEMBER,
} from '@pavilion/contract/documents/document-refusals.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { siteOf } from '#sites/sites.ts'
import {
  countDocuments,
  deleteDocument,
  findKept,
  hasRole,
  lockDocuments,
  putDocument,
} from './document.queries.ts'
import { deleteUnused, hasFile } from './file.queries.ts'
import { documentsOf } from './list-documents.ts'
import { documentManagerOf } from './reader.ts'

const MOST_DOCUMENTS = 200

type Saved = Parameters<typeof putDocument>[1]

export const saveDocument = os.documents.save.handler(async ({ input, context }) => {
  const manager = await documentManagerOf(context, input.organisationId)
  const { app, host } = context
  const { timeZone } = await siteOf(app, host)
  const { accountId } = manager.actor
  const saved = { ...input, timeZone, accountId, now: app.now() }
  await app.db.transaction().execute((db) => keep(db, saved))
  return success('Saved', await documentsOf(context, manager))
})

/** A person who has left meanwhile stays the one whom the document is about. */
async function keep(db: Db, saved: Saved): Promise<void> {
  const { organisationId, fields } = saved
  const { aboutId, fileId } = fields
  await lockDocuments(db, organisationId)
  const before = await findKept(db, saved)
  if (before === undefined && (await countDocuments(db, organisationId)) >= MOST_DOCUMENTS) {
    throw refuseCall('DOCUMENTS_FULL', DOCUMENTS_FULL)
  }
  if (!(await hasFile(db, organisationId, fileId))) throw refuseCall('FILE_GONE', FILE_GONE)
  const isOther = aboutId !== null && aboutId !== before?.aboutId
  if (isOther && !(await hasRole(db, organisationId, aboutId))) {
    const { message } = NOT_A_MEMBER
    throw refuseCall('NOT_A_MEMBER', NOT_A_MEMBER, [{ path: 'fields.aboutId', message }])
  }
  if (!(await putDocument(db, saved))) throw refuseCall('DOCUMENT_NOT_FOUND', DOCUMENT_NOT_FOUND)
  if (before !== undefined) await deleteUnused(db, before.fileId)
}

export const removeDocument = os.documents.remove.handler(async ({ input, context }) => {
  const manager = await documentManagerOf(context, input.organisationId)
  await context.app.db.transaction().execute(async (db) => {
    await lockDocuments(db, input.organisationId)
    await deleteDocument(db, input)
  })
  return success('Removed', await documentsOf(context, manager))
})
