import path from 'node:path'
import type { CallContext } from '#http/implement.ts'
import { runImageWorker } from '#security/image-worker.ts'
import { unpacked } from '#security/packed.ts'
import { pictureKind } from '#security/picture-kind.ts'

const program = path.join(import.meta.dirname, 'picture-process.ts')

/** The picture redrawn in every size. Undefined when the file is not a picture, or too large to decode. */
export async function redrawPicture(context: CallContext, bytes: Buffer) {
  const isPicture = pictureKind(bytes) !== undefined
  const drawn = isPicture ? await runImageWorker(context, program, bytes) : undefined
  const [large, small, share] = drawn === undefined ? [] : unpacked(drawn)
  return large && small && share ? { large, small, share } : undefined
}
