import { DOCUMENT_NOT_FOUND } from '@pavilion/contract/documents/document-refusals.ts'
import { may } from '#access/access.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { slugOf } from '#records/slug.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findDocumentFile } from './file.queries.ts'

const endings = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const

/** Whoever may not see the document learns nothing of it. */
export const showDocumentFile = os.documents.file.handler(async ({ input, context }) => {
  const actor = await signedIn(context)
  const found = await findDocumentFile(context.app.db, input)
  if (found === undefined || !may(actor, 'read-document', found)) {
    throw refuseCall('DOCUMENT_NOT_FOUND', DOCUMENT_NOT_FOUND)
  }
  const { title, type, bytes } = found
  context.caller.setHeader('cache-control', 'private, no-store')
  return new File([new Uint8Array(bytes)], `${slugOf(title)}.${endings[type]}`, { type })
})
