import net from 'node:net'
import { performance } from 'node:perf_hooks'

/** After this time a client gives up. */
const PATIENCE_MS = 5_000
const AT_ONCE = 32
const TICK_MS = 5

const [url = '', perSecond = '0', seconds = '1', address = '10.0.0.1', method = 'GET'] =
  process.argv.slice(2)
const { hostname, port, pathname } = new URL(url)
const headers = [
  `${method} ${pathname} HTTP/1.1`,
  `host: ${hostname}:${port}`,
  `x-forwarded-for: ${address}`,
  'content-type: application/json',
  ...(method === 'POST' ? ['authorization: Bearer none', 'content-length: 2', '', '{}'] : ['', '']),
]
const request = headers.join('\r\n')

const waits: number[] = []
const refusals: number[] = []
let late = 0

/** Connections that are open and wait for a request. */
const idle: Connection[] = []

/** A connection that asks again and again; raw, because the client shares the machine with the server. */
class Connection {
  readonly #socket: net.Socket
  #held = ''
  #began = 0
  #done: (() => void) | undefined
  #timer: NodeJS.Timeout | undefined

  constructor() {
    this.#socket = net.connect({ host: hostname, port: Number(port), noDelay: true })
    this.#socket.setEncoding('latin1')
    this.#socket.on('data', (text: string) => this.#read(text))
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => this.#giveUp())
  }

  ask(): Promise<void> {
    this.#began = performance.now()
    this.#timer = setTimeout(() => this.#giveUp(), PATIENCE_MS)
    this.#socket.write(request)
    return new Promise((resolve) => (this.#done = resolve))
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(text: string): void {
    this.#held += text
    const end = this.#held.indexOf('\r\n\r\n')
    if (end === -1) return
    const [, length] = /^content-length: (\d+)/im.exec(this.#held) ?? []
    const isWhole =
      length === undefined
        ? this.#held.endsWith('0\r\n\r\n')
        : this.#held.length >= end + 4 + Number(length)
    if (!isWhole) return
    const isRefused = this.#held.startsWith('HTTP/1.1 503')
    ;(isRefused ? refusals : waits).push(performance.now() - this.#began)
    if (!/^connection: close/im.test(this.#held.slice(0, end))) idle.push(this)
    this.#held = ''
    this.#end()
  }

  #giveUp(): void {
    this.#socket.destroy()
    const at = idle.indexOf(this)
    if (at !== -1) idle.splice(at, 1)
    if (this.#done === undefined) return
    late += 1
    this.#end()
  }

  #end(): void {
    clearTimeout(this.#timer)
    const done = this.#done
    this.#done = undefined
    done?.()
  }
}

const ask = (): Promise<void> => (idle.pop() ?? new Connection()).ask()

/** Sends a fixed number of requests per second, answered or not. */
async function inTime(rate: number, during: number): Promise<void> {
  const began = performance.now()
  const asked: Promise<void>[] = []
  while (performance.now() - began < during * 1000) {
    const due = ((performance.now() - began) / 1000) * rate
    while (asked.length < due) asked.push(ask())
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(asked)
}

/** Sends requests as fast as answers arrive. */
async function inTurn(during: number): Promise<void> {
  const end = performance.now() + during * 1000
  const one = async () => {
    while (performance.now() < end) await ask()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

const p99Of = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? PATIENCE_MS

/**
 * Requests one address: `node flood.ts URL PER_SECOND SECONDS [FORWARDED_FOR [METHOD]]`; 0 per second means
 * as fast as possible. Prints how many requests were answered, refused with 503 and too late, and the 99th
 * percentiles of the former two in milliseconds.
 */
await (Number(perSecond) === 0
  ? inTurn(Number(seconds))
  : inTime(Number(perSecond), Number(seconds)))
const counts = { answered: waits.length, refused: refusals.length, late }
console.log(JSON.stringify({ ...counts, p99: p99Of(waits), refusedP99: p99Of(refusals) }))
for (const connection of idle) connection.close()
process.exit()
