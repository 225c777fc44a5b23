const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** The kind of a picture by its first bytes, whatever its name or sender says; undefined for other files. */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | undefined {
  const head = text(bytes, 0, 12)
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return /^.{4}ftypavi[fs]$/s.test(head) ? 'avif' : undefined
}
