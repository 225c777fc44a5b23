import { randomUUID } from 'node:crypto'
import { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { only, openly, type Row, type RowsOf, type Things } from '#app/access-walk/rows.testing.ts'
import { insertFile } from './file.queries.ts'
import { putDocument } from './document.queries.ts'
import { documentFields, pdf } from './documents.testing.ts'

const keep = <Input>(ask: Row<Input>['ask']): Row<Input> =>
  openly(only('keep-documents', ['owner', 'admin', 'operator'], ask))

async function aFile({ app, organisationId, memberId }: Things) {
  const { id } = await insertFile(app.db, {
    organisationId,
    digest: Buffer.from(randomUUID().replaceAll('-', '')),
    type: 'application/pdf',
    bytes: pdf,
    accountId: memberId,
    now: app.now(),
  })
  return id
}

/** For managers and coaches. */
async function aDocument(things: Things) {
  const { app, organisationId, memberId } = things
  const documentId = randomUUID()
  await putDocument(app.db, {
    organisationId,
    documentId,
    fields: { ...documentFields, seenBy: 'coaches', fileId: await aFile(things) },
    timeZone: 'UTC',
    accountId: memberId,
    now: app.now(),
  })
  return { organisationId, documentId }
}

export const documents: RowsOf<'documents'> = {
  list: openly(
    only('list-documents', [...OrganisationRole.options, 'operator'], ({ organisationId }) => ({
      organisationId,
    })),
  ),
  sendFile: keep(({ organisationId }) => ({
    params: { organisationId },
    body: new File([pdf], 'policy.pdf', { type: 'application/pdf' }),
  })),
  save: keep(async (things) => ({
    organisationId: things.organisationId,
    documentId: randomUUID(),
    fields: { ...documentFields, fileId: await aFile(things) },
  })),
  remove: keep(aDocument),
  file: only('read-document', ['owner', 'admin', 'coach', 'operator'], aDocument),
}
