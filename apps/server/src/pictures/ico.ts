const HEAD_BYTES = 22

/** A PNG of less than 256 pixels a side as an ICO file of this one picture, which browsers and feed readers ask for unasked. */
export function icoOf(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt16LE(1, 2) // An icon, not a cursor
  head.writeUInt16LE(1, 4) // One picture
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10) // Planes
  head.writeUInt16LE(32, 12) // Bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(HEAD_BYTES, 18)
  return Buffer.concat([head, png])
}
