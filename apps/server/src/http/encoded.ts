import { promisify } from 'node:util'
import zlib from 'node:zlib'

const gzip = promisify(zlib.gzip)
const brotli = promisify(zlib.brotliCompress)

export type Encoding = 'br' | 'gzip' | 'identity'

const SMALL = 512

/** The brotli form of a body; `effort` is the quality, 11 the best and slowest. */
export function compress(plain: Buffer, effort: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  return brotli(plain, {
    params: { [BROTLI_PARAM_QUALITY]: effort, [BROTLI_PARAM_SIZE_HINT]: plain.length },
  })
}

/** A body and its compressed forms, each made on first use and then kept. */
export class Encoded {
  readonly plain: Buffer
  readonly #effort: number
  readonly #made = new Map<Encoding, Promise<Buffer>>()

  /**
   * `effort` is brotli's quality: 11 for what is kept, 4 for what lasts a second. `made` is the brotli form
   * where somebody has made it before.
   */
  constructor(plain: Buffer, effort: number, made?: Buffer) {
    this.plain = plain
    this.#effort = effort
    if (made !== undefined) this.#made.set('br', Promise.resolve(made))
  }

  /** The body to answer with. `encoding` may differ from the requested one when compressing does not pay. */
  async as(encoding: Encoding): Promise<{ readonly bytes: Buffer; readonly encoding: Encoding }> {
    if (encoding === 'identity' || this.plain.length < SMALL) {
      return { bytes: this.plain, encoding: 'identity' }
    }
    const making = this.#made.get(encoding) ?? this.#make(encoding)
    this.#made.set(encoding, making)
    return { bytes: await making, encoding }
  }

  #make(encoding: 'br' | 'gzip'): Promise<Buffer> {
    return encoding === 'gzip' ? gzip(this.plain) : compress(this.plain, this.#effort)
  }
}

const refused = /^\s*q=0(?:\.0{0,3})?\s*$/

/** The best encoding that the client accepts. */
export function encodingFor(acceptEncoding = ''): Encoding {
  const read = acceptEncoding.split(',').flatMap((part) => {
    const [name = '', weight = ''] = part.trim().toLowerCase().split(';')
    return refused.test(weight) ? [] : [name.trim()]
  })
  if (read.includes('br')) return 'br'
  return read.includes('gzip') ? 'gzip' : 'identity'
}
