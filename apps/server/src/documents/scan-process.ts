import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { openBounded } from '#security/bounded-picture.ts'

/**
 * Runs as a separate process, from standard input to standard output: if a hostile file crashes the image
 * library, only this process dies.
 */
const LONGEST_SIDE = 3000
const UNREADABLE = 3

sharp.cache(false)
sharp.concurrency(1)

/** Draws the picture upright as what it is, PNG or JPEG, without metadata such as place and camera. */
async function redraw(file: Buffer): Promise<Buffer> {
  const opened = await openBounded(file)
  const { format } = await opened.metadata()
  const drawn = opened.autoOrient().resize({
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  })
  return (format === 'png' ? drawn.png() : drawn.jpeg({ quality: 88 })).toBuffer()
}

try {
  process.stdout.write(await redraw(await buffer(process.stdin)))
} catch {
  process.exitCode = UNREADABLE
}
