import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/**
 * A process of its own, from standard input to standard output: what a stranger sent is decoded by a
 * library that may fall over it, and then only this process does.
 */
const SIZE = 512
const QUALITY = 82
const MOST_POINTS = 50_000_000
const UNREADABLE = 3

sharp.cache(false)
sharp.concurrency(1)

/** Upright, square, of one frame, and without anything that was hidden in it. */
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
