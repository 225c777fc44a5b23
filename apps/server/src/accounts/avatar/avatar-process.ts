import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { openBounded } from '#security/bounded-picture.ts'

/**
 * Runs as a separate process, from standard input to standard output: if a hostile file crashes the image
 * library, only this process dies.
 */
const SIZE = 512
/** Shrunk to fit into this before the square is chosen, which looks at every pixel. */
const ROUGH = { width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true } as const
const QUALITY = 82
const UNREADABLE = 3

sharp.cache(false)
sharp.concurrency(1)

/** Draws the picture upright and square, as a single frame without metadata. */
async function redraw(file: Buffer): Promise<Buffer> {
  const { data, info } = await (
    await openBounded(file)
  )
    .autoOrient()
    .resize(ROUGH)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
    .resize(SIZE, SIZE, { fit: 'cover', position: 'attention' })
    .webp({ quality: QUALITY })
    .toBuffer()
}

try {
  process.stdout.write(await redraw(await buffer(process.stdin)))
} catch {
  process.exitCode = UNREADABLE
}
