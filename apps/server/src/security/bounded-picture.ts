import sharp, { type Sharp } from 'sharp'

const LONGEST_SIDE = 12_000
const MOST_PIXELS = 40_000_000
/** An AVIF takes five times the memory of other pictures to decode. */
const MOST_PIXELS_OF_AVIF = 16_000_000
const STEEPEST_RATIO = 10

/**
 * Opens an untrusted picture that is small enough to be drawn, by its header alone. Throws for one that is
 * longer than 12,000 pixels, more than ten times as long as wide, or of more than 40 million pixels: a few
 * hundred bytes can claim to be that large.
 */
export async function openBounded(file: Buffer): Promise<Sharp> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
  const { width, height, format } = await sharp(file, options).metadata()
  const [short, long] = width < height ? [width, height] : [height, width]
  const mostPixels = format === 'heif' ? MOST_PIXELS_OF_AVIF : MOST_PIXELS
  const isFit =
    long <= LONGEST_SIDE && long <= short * STEEPEST_RATIO && width * height <= mostPixels
  if (!isFit) throw new RangeError('The picture is too large to be drawn.')
  return sharp(file, options)
}
