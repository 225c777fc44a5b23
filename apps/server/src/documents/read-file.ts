import path from 'node:path'
import type { DOCUMENT_TYPES } from '@pavilion/contract/documents/document-fields.ts'
import type { CallContext } from '#http/implement.ts'
import { runImageWorker } from '#security/image-worker.ts'
import { pictureKind } from '#security/picture-kind.ts'

const program = path.join(import.meta.dirname, 'scan-process.ts')
const MOST_BYTES = 10_485_760
const TRAILER_BYTES = 1024

type Sent = { readonly bytes: Buffer; readonly accountId: string }
type Read = { readonly type: (typeof DOCUMENT_TYPES)[number]; readonly bytes: Buffer }

const isPdf = (bytes: Buffer) =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
  bytes.subarray(-TRAILER_BYTES).includes('%%EOF')

/** What a file is by its bytes, whatever its sender says; a picture is redrawn. Undefined for other files. */
export async function readFile(
  context: CallContext,
  { bytes, accountId }: Sent,
): Promise<Read | undefined> {
  if (isPdf(bytes)) return { type: 'application/pdf', bytes }
  const kind = pictureKind(bytes)
  if (kind !== 'png' && kind !== 'jpeg') return undefined
  const drawn = await runImageWorker(context, { program, file: bytes, accountId })
  if (drawn === undefined || drawn.length > MOST_BYTES) return undefined
  return { type: `image/${kind}`, bytes: drawn }
}
