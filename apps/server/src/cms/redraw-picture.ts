import path from 'node:path'
import type { CallContext } from '#http/implement.ts'
import { drawApart } from '#security/draw-apart.ts'
import { unpacked } from './packed.ts'

const program = path.join(import.meta.dirname, 'picture-process.ts')

const starts: readonly (readonly [at: number, bytes: string])[] = [
  [0, '\u00FF\u00D8\u00FF'],
  [0, '\u0089PNG\r\n\u001A\n'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
]

/** By its first bytes, whatever it calls itself: JPEG, PNG, WebP or AVIF. */
const isPicture = (bytes: Buffer): boolean =>
  starts.some(([at, start]) => bytes.toString('latin1', at, at + start.length) === start)

/** The picture drawn anew in every size. Undefined for what is no picture, or one too large to unfold. */
export async function redrawPicture(context: CallContext, bytes: Buffer) {
  const drawn = isPicture(bytes) ? await drawApart(context, program, bytes) : undefined
  const [large, small, share] = drawn === undefined ? [] : unpacked(drawn)
  return large && small && share ? { large, small, share } : undefined
}
