import { utf8 } from './utf8.ts'

const BLOCK = 64
const WORDS = 64
const TWO_32 = 2 ** 32

/** The first 64 primes, whose roots give the constants of FIPS 180-4. */
const primes: readonly number[] = firstPrimes(WORDS)

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) {
    if (found.every((prime) => n % prime !== 0)) found.push(n)
  }
  return found
}

/** The first 32 bits of the fraction. */
const fraction = (root: number): number => ((root - Math.floor(root)) * TWO_32) | 0

const start: readonly number[] = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const constants: readonly number[] = primes.map((prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** SHA-256 of a text in UTF-8, in hex: the same wherever it runs, also where a browser keeps its own from pages. */
export function sha256(text: string): string {
  const bytes = padded(utf8(text))
  const view = new DataView(Uint8Array.from(bytes).buffer)
  let hash = start
  for (let at = 0; at < bytes.length; at += BLOCK) hash = compressed(hash, scheduleOf(view, at))
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The length in bits stands in the last eight bytes. */
function padded(bytes: number[]): number[] {
  const { length } = bytes
  bytes.push(0x80)
  while (bytes.length % BLOCK !== BLOCK - 8) bytes.push(0)
  const bits = length * 8
  for (const word of [Math.floor(bits / TWO_32), bits >>> 0]) {
    bytes.push(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255)
  }
  return bytes
}

function scheduleOf(view: DataView, at: number): Int32Array {
  const words = new Int32Array(WORDS)
  for (let i = 0; i < 16; i += 1) words[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < WORDS; i += 1) {
    const [far, near] = [words[i - 15] ?? 0, words[i - 2] ?? 0]
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    words[i] = (words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1
  }
  return words
}

function compressed(before: readonly number[], words: Int32Array): readonly number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = before
  for (let i = 0; i < WORDS; i += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (words[i] ?? 0)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (before[at] ?? 0)) | 0)
}
