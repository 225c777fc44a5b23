import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { openBounded } from '#security/bounded-picture.ts'
import { packed } from '#security/packed.ts'
import { seenOn } from './contrast.ts'

/**
 * Runs as a separate process, from standard input to standard output: if a hostile file crashes the image
 * library, only this process dies.
 */
/** Larger ones are scaled down before anything else. */
const MOST = { width: 3000, height: 3000 }
/** Three times as high as it is shown. */
const SMALL = { width: 600, height: 120 }
const LARGE = { width: 1024, height: 512 }
/** For finding out the backgrounds it is visible on. */
const SAMPLE = { width: 96, height: 96 }
/** Alpha values up to this count as transparent. */
const FAINT = 8
const UNREADABLE = 3

sharp.cache(false)
sharp.concurrency(1)

const inside = (size: typeof SMALL) =>
  ({ ...size, fit: 'inside', withoutEnlargement: true }) as const

/** What is left of a picture without the transparent margin around it. */
async function drawnPart(picture: Buffer) {
  const alpha = await sharp(picture).extractChannel('alpha').png({ compressionLevel: 1 }).toBuffer()
  const { info } = await sharp(alpha)
    .trim({ background: '#000', threshold: FAINT })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info
  return { left: -trimOffsetLeft, top: -trimOffsetTop, width, height }
}

/** Upright, without margin and metadata, in both sizes; and the backgrounds it is visible on. */
async function redraw(file: Buffer): Promise<Buffer[]> {
  const upright = await (
    await openBounded(file)
  )
    .autoOrient()
    .resize(inside(MOST))
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const large = await sharp(upright)
    .extract(await drawnPart(upright))
    .resize(inside(LARGE))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
  const { data: small, info } = await sharp(large)
    .resize(inside(SMALL))
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  const points = await sharp(large).resize(inside(SAMPLE)).ensureAlpha().raw().toBuffer()
  const facts = { width: info.width, height: info.height, seenOn: seenOn(points) }
  return [small, large, Buffer.from(JSON.stringify(facts))]
}

try {
  process.stdout.write(packed(await redraw(await buffer(process.stdin))))
} catch {
  process.exitCode = UNREADABLE
}
