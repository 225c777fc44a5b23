import net from 'node:net'

/**
 * Requests one address repeatedly: `node askers.ts URL CONNECTIONS SECONDS ACCEPT-ENCODING` prints how
 * often the answer was 200.
 */
class Asker {
  answered = 0
  readonly #socket: net.Socket
  readonly #request: string
  #held: Buffer = Buffer.alloc(0)

  constructor({ hostname, port, pathname }: URL, acceptEncoding: string) {
    this.#request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}:${port}\r\naccept-encoding: ${acceptEncoding}\r\n\r\n`
    this.#socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.on('connect', () => this.#socket.write(this.#request))
    this.#socket.on('data', (chunk) => this.#take(chunk))
    this.#socket.on('error', (error) => {
      throw error
    })
  }

  stop(): void {
    this.#socket.destroy()
  }

  /** Sends the next request once an answer is complete. */
  #take(chunk: Buffer): void {
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
    const end = this.#held.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = this.#held.toString('latin1', 0, end)
    const [, length = '0'] = /^content-length: (\d+)/im.exec(head) ?? []
    if (this.#held.length < end + 4 + Number(length)) return
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
    this.answered += 1
    this.#held = Buffer.alloc(0)
    this.#socket.write(this.#request)
  }
}

const [url = '', connections = '1', seconds = '1', acceptEncoding = 'identity'] =
  process.argv.slice(2)
const askers = Array.from(
  { length: Number(connections) },
  () => new Asker(new URL(url), acceptEncoding),
)
setTimeout(
  () => {
    for (const asker of askers) asker.stop()
    console.log(askers.reduce((sum, { answered }) => sum + answered, 0))
  },
  Number(seconds) * 1000,
)
