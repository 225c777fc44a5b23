import path from 'node:path'
import type { CallContext } from '#http/implement.ts'
import { runImageWorker } from '#security/image-worker.ts'
import { unpacked } from '#security/packed.ts'
import { pictureKind } from '#security/picture-kind.ts'

const program = path.join(import.meta.dirname, 'picture-process.ts')

export type SentFile = { readonly bytes: Buffer; readonly accountId: string }

/** The picture redrawn in every size. Undefined when the file is not a picture, or too large to decode. */
export async function redrawPicture(context: CallContext, sent: SentFile) {
  const { bytes: file, accountId } = sent
  const isPicture = pictureKind(file) !== undefined
  const drawn = isPicture ? await runImageWorker(context, { program, file, accountId }) : undefined
  const [large, small, share] = drawn === undefined ? [] : unpacked(drawn)
  return large && small && share ? { large, small, share } : undefined
}
