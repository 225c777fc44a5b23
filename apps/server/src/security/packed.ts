const LENGTH_BYTES = 4

/** Joins several files into one buffer, each after its length. */
export function packed(files: readonly Buffer[]): Buffer {
  const parts = files.flatMap((file) => {
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(file.length)
    return [length, file]
  })
  return Buffer.concat(parts)
}

/** Splits what `packed` has joined. */
export function unpacked(bytes: Buffer): Buffer[] {
  const files: Buffer[] = []
  let at = 0
  while (at < bytes.length) {
    const end = at + LENGTH_BYTES + bytes.readUInt32BE(at)
    files.push(bytes.subarray(at + LENGTH_BYTES, end))
    at = end
  }
  return files
}
