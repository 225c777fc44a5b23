import { createHash } from 'node:crypto'
import { DOCUMENTS_FULL } from '@pavilion/contract/documents/document-refusals.ts'
import type { Db } from '#db/connect.ts'
import { success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { lockDocuments } from './document.queries.ts'
import {
  countBytes,
  deleteExpired,
  type FileRow,
  insertFile,
  type NewFile,
  renewFile,
} from './file.queries.ts'
import { limits } from './limits.ts'
import { readFile } from './read-file.ts'
import { documentManagerOf } from './reader.ts'

const MOST_BYTES = 104_857_600
const HERE = 'The file is here. It is kept once the document is saved'

export const sendFile = os.documents.sendFile.handler(
  async ({ input: { params, body: file }, context, errors }) => {
    const { organisationId } = params
    const { actor } = await documentManagerOf(context, organisationId)
    const { accountId } = actor
    const { db, now } = context.app
    const sent = Buffer.from(await file.arrayBuffer())
    const digest = createHash('sha256').update(sent).digest()
    const known = await renewFile(db, { organisationId, digest, now: now() })
    if (known !== undefined) return success(HERE, known)
    await spendTries(context, [[limits.documentByAccount, accountId]])
    const read = await readFile(context, { bytes: sent, accountId })
    if (read === undefined) throw errors.UNREADABLE_DOCUMENT()
    const put = await db
      .transaction()
      .execute((inside) =>
        putFile(inside, { organisationId, digest, accountId, ...read, now: now() }),
      )
    return success(HERE, put)
  },
)

async function putFile(db: Db, file: NewFile): Promise<FileRow> {
  const { organisationId, bytes, now } = file
  await lockDocuments(db, organisationId)
  const known = await renewFile(db, file)
  if (known !== undefined) return known
  await deleteExpired(db, organisationId, now)
  if ((await countBytes(db, organisationId)) + bytes.length > MOST_BYTES) {
    throw refuseCall('DOCUMENTS_FULL', DOCUMENTS_FULL)
  }
  return insertFile(db, file)
}
