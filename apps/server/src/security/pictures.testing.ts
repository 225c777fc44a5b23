import fc from 'fast-check'
import sharp from 'sharp'
import { openBounded } from './bounded-picture.ts'

/** A PNG of one colour: few bytes, whatever its size. */
export const plainPicture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )

const formats = ['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const

/** A small sound file of each format. */
const soundPictures = await Promise.all(
  formats.map((format) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .toFormat(format)
      .toBuffer(),
  ),
)

type Damage = readonly [at: number, cut: number, put: Uint8Array]

const damaged = (file: Buffer, [at, cut, put]: Damage): Buffer => {
  const place = at % (file.length + 1)
  return Buffer.concat([file.subarray(0, place), put, file.subarray(place + cut)])
}

/** Files of every format with bytes changed, cut out and put in; their headers most of all. */
export const brokenPicture: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.constantFrom(...soundPictures),
    fc.array(
      fc.tuple(
        fc.oneof(fc.nat(40), fc.nat(2000)),
        fc.constantFrom(0, 1, 1, 1, 4, 100_000),
        fc.uint8Array({ maxLength: 4 }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([file, damages]) => damages.reduce(damaged, file))

/** Draws a picture as uploads are drawn; answers its sides, or undefined where it is refused. */
export async function drawBroken(file: Buffer): Promise<readonly number[] | undefined> {
  try {
    const picture = await openBounded(file)
    const { info } = await picture.resize(64, 64).png().toBuffer({ resolveWithObject: true })
    return [info.width, info.height]
  } catch {
    return undefined
  }
}
