import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { openBounded } from '#security/bounded-picture.ts'
import { packed } from '#security/packed.ts'

/**
 * Runs as a separate process, from standard input to standard output: if a hostile file crashes the image
 * library, only this process dies.
 */
const SMALL = 640
const LARGE = 1280
/** Only a narrow picture is as tall as this. */
const TALLEST = 2560
const SHARE = { width: 1200, height: 630 }
const UNREADABLE = 3

sharp.cache(false)
sharp.concurrency(1)

/** Draws the picture upright in every size, without metadata such as place and camera. */
async function redraw(file: Buffer): Promise<Buffer[]> {
  const large = await (
    await openBounded(file)
  )
    .autoOrient()
    .resize({ width: LARGE, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  const small = await sharp(large)
    .resize({ width: SMALL, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
  const share = await sharp(large)
    .flatten({ background: '#ffffff' })
    .resize(SHARE)
    .jpeg({ quality: 82 })
    .toBuffer()
  return [large, small, share]
}

try {
  process.stdout.write(packed(await redraw(await buffer(process.stdin))))
} catch {
  process.exitCode = UNREADABLE
}
