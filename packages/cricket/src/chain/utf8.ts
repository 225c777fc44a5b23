const SIX = 0x3f
const REPLACEMENT = 0xfffd

/** The bytes of a text in UTF-8. Half a pair of surrogates becomes U+FFFD, as everywhere else. */
export function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0
    add(bytes, point >= 0xd800 && point <= 0xdfff ? REPLACEMENT : point)
  }
  return bytes
}

function add(bytes: number[], point: number): void {
  if (point < 0x80) bytes.push(point)
  else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point))
  else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point))
  else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point))
}

const tail = (bits: number): number => 0x80 | (bits & SIX)
