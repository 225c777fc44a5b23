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

type Hash = readonly [number, number, number, number, number, number, number, number]

const root = (prime: number): number => fraction(Math.sqrt(prime))
const start: Hash = [root(2), root(3), root(5), root(7), root(11), root(13), root(17), root(19)]
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

function compressed(before: Hash, words: Int32Array): Hash {
  let hash = before
  for (let i = 0; i < WORDS; i += 1) {
    hash = round(hash, (constants[i] ?? 0) + (words[i] ?? 0))
  }
  return sum(before, hash)
}

function round([a, b, c, d, e, f, g, h]: Hash, word: number): Hash {
  const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
  const one = (h + s1 + ((e & f) ^ (~e & g)) + word) | 0
  const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
  const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
  return [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
}

function sum([a, b, c, d, e, f, g, h]: Hash, [i, j, k, l, m, n, o, p]: Hash): Hash {
  return [
    (a + i) | 0,
    (b + j) | 0,
    (c + k) | 0,
    (d + l) | 0,
    (e + m) | 0,
    (f + n) | 0,
    (g + o) | 0,
    (h + p) | 0,
  ]
}
