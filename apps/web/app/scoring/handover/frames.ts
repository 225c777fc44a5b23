/** How much text of a log is in one QR code: read well by a phone held in front of another. */
const PER_FRAME = 600
const MARK = 'PVH1'
const FRAME = /^PVH1:([0-9a-f]{8}):(\d{1,4})\/(\d{1,4}):([\w-]+)$/

/** A text in pieces, each a line with its place and what all of them have to add up to. */
export function framesOf(text: string): readonly string[] {
  const total = Math.max(1, Math.ceil(text.length / PER_FRAME))
  const sum = checksum(text)
  return Array.from(
    { length: total },
    (_, at) =>
      `${MARK}:${sum}:${at + 1}/${total}:${text.slice(at * PER_FRAME, (at + 1) * PER_FRAME)}`,
  )
}

/** The frames that were read so far, in any order; of one text. */
export type Read = {
  readonly sum: string
  readonly total: number
  readonly pieces: ReadonlyMap<number, string>
}

/** With one more frame; unchanged by what is none. A frame of another text begins anew. */
export function withFrame(read: Read | null, line: string): Read | null {
  const frame = frameIn(line)
  if (frame === null) return read
  const { sum, at, total, piece } = frame
  const isSame = read?.sum === sum && read.total === total
  if (isSame && read.pieces.has(at)) return read
  const before = isSame ? read.pieces : new Map<number, string>()
  return { sum, total, pieces: new Map([...before, [at, piece]]) }
}

function frameIn(line: string) {
  const found = FRAME.exec(line.trim())
  if (found === null) return null
  const [, sum = '', place, count, piece = ''] = found
  const [at, total] = [Number(place), Number(count)]
  return at >= 1 && at <= total ? { sum, at, total, piece } : null
}

/** The text, once all frames are there and add up; else null. */
export function textOf(read: Read | null): string | null {
  if (read === null || read.pieces.size < read.total) return null
  const text = Array.from({ length: read.total }, (_, at) => read.pieces.get(at + 1) ?? '').join('')
  return checksum(text) === read.sum ? text : null
}

const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a in 32 bits: tells a text that was put together wrongly. */
function checksum(text: string): string {
  let sum = OFFSET
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), PRIME) >>> 0
  return sum.toString(16).padStart(8, '0')
}
