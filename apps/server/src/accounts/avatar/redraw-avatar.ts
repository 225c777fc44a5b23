import path from 'node:path'
import { UNREADABLE_PICTURE } from '@pavilion/contract/picture-file.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type ImageJob, runImageWorker } from '#security/image-worker.ts'
import { pictureKind } from '#security/picture-kind.ts'

const program = path.join(import.meta.dirname, 'avatar-process.ts')

/** The picture as WebP of 512 by 512 pixels, without metadata. Refuses files that are not pictures. */
export async function redrawAvatar(
  context: CallContext,
  sent: Omit<ImageJob, 'program'>,
): Promise<Buffer> {
  const isPicture = pictureKind(sent.file) !== undefined
  const webp = isPicture ? await runImageWorker(context, { ...sent, program }) : undefined
  if (webp === undefined) throw refuseCall('UNREADABLE_PICTURE', UNREADABLE_PICTURE)
  return webp
}
