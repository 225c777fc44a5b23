import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/**
 * Runs as a separate process, from standard input to standard output: if a hostile file crashes the image
 * library, only this process dies.
 */
const SIZE = 512
const QUALITY = 82
const MOST_POINTS = 50_000_000
const UNREADABLE = 3

sharp.cache(false)
sharp.concurrency(1)

/** Draws the picture upright and square, as a single frame without metadata. */
const redraw = (file: Buffer): Promise<Buffer> =>
  sharp(file, { limitInputPixels: MOST_POINTS, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize(SIZE, SIZE, { fit: 'cover', position: 'attention' })
    .webp({ quality: QUALITY })
    .toBuffer()

try {
  process.stdout.write(await redraw(await buffer(process.stdin)))
} catch {
  process.exitCode = UNREADABLE
}
