import sharp from 'sharp'

/** A PNG of one colour: few bytes, whatever its size. */
export const plainPicture = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )
