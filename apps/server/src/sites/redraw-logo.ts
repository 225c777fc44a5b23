import path from 'node:path'
import { SiteLogo } from '@pavilion/contract/sites/site-logo.ts'
import type { CallContext } from '#http/implement.ts'
import { runImageWorker } from '#security/image-worker.ts'
import { unpacked } from '#security/packed.ts'
import { pictureKind } from '#security/picture-kind.ts'

const program = path.join(import.meta.dirname, 'logo-process.ts')
const Facts = SiteLogo.pick({ width: true, height: true, seenOn: true })

type SentLogo = { readonly bytes: Buffer; readonly accountId: string }

/** The logo redrawn in both sizes. Undefined when the file is not a picture, or too large to decode. */
export async function redrawLogo(context: CallContext, sent: SentLogo) {
  const { bytes: file, accountId } = sent
  const isPicture = pictureKind(file) !== undefined
  const drawn = isPicture ? await runImageWorker(context, { program, file, accountId }) : undefined
  const [small, large, facts] = drawn === undefined ? [] : unpacked(drawn)
  if (!small || !large || !facts) return undefined
  return { small, large, ...Facts.parse(JSON.parse(facts.toString())) }
}
