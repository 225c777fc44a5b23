import sharp from 'sharp'

/** More than any camera of today makes, less than what fills the memory of a small machine. */
const MOST_PIXELS = 60_000_000
const SMALL = 640
const LARGE = 1280
const SHARE = { width: 1200, height: 630 }

const starts: readonly (readonly [at: number, bytes: string])[] = [
  [0, '\u00FF\u00D8\u00FF'],
  [0, '\u0089PNG\r\n\u001A\n'],
  [8, 'WEBP'],
  [4, 'ftypavif'],
]

/** By its first bytes, whatever it calls itself: JPEG, PNG, WebP or AVIF. */
const isPicture = (bytes: Buffer): boolean =>
  starts.some(([at, start]) => bytes.toString('latin1', at, at + start.length) === start)

/**
 * The picture drawn anew in every size, upright, with nothing of the file's own in it: no place, no camera, no
 * second file. Undefined for what is no picture, or one too large to unfold.
 */
export async function redrawPicture(bytes: Buffer) {
  if (!isPicture(bytes)) return undefined
  try {
    const upright = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LARGE, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    const [small, share] = await Promise.all([
      sharp(upright)
        .resize({ width: SMALL, withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer(),
      sharp(upright)
        .flatten({ background: '#ffffff' })
        .resize(SHARE)
        .jpeg({ quality: 82 })
        .toBuffer(),
    ])
    return { large: upright, small, share }
  } catch {
    return undefined
  }
}
