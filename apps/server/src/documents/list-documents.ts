import type { Documents } from '@pavilion/contract/documents/document-calls.ts'
import { may } from '#access/access.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { findDocuments, findPeople } from './document.queries.ts'
import { type Reader, readerOf } from './reader.ts'

/** What the caller may see of an organisation's documents. */
export async function documentsOf(
  { app: { db, now } }: CallContext,
  { actor, organisation }: Reader,
): Promise<Documents> {
  const organisationId = organisation.id
  const isManager = may(actor, 'keep-documents', { organisationId })
  const [documents, people] = await Promise.all([
    findDocuments(db, organisationId, now()),
    isManager ? findPeople(db, organisationId) : [],
  ])
  return {
    organisation,
    isManager,
    isCoach: may(actor, 'run-teams', { organisationId }),
    people,
    documents: documents.filter(({ about, seenBy }) =>
      may(actor, 'read-document', { organisationId, aboutId: about?.id ?? null, seenBy }),
    ),
  }
}

export const listDocuments = os.documents.list.handler(async ({ input, context }) => {
  const reader = await readerOf(context, input.organisationId)
  const told = await documentsOf(context, reader)
  return success(counted(told.documents.length, 'document'), told)
})
