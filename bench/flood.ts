import http from 'node:http'
import { performance } from 'node:perf_hooks'

/** After this time a client gives up. */
const PATIENCE_MS = 5_000
const AT_ONCE = 32
const TICK_MS = 10

const agent = new http.Agent({ keepAlive: true, maxFreeSockets: 2_000 })
const waits: number[] = []
let refused = 0
let late = 0

/** Sends one request; resolves when it is over, whatever the outcome. */
function ask(url: string): Promise<void> {
  const began = performance.now()
  return new Promise((resolve) => {
    const request = http.get(url, { agent, signal: AbortSignal.timeout(PATIENCE_MS) }, (answer) => {
      answer.resume()
      answer.on('close', resolve)
      answer.on('end', () => {
        if (answer.statusCode === 200) waits.push(performance.now() - began)
        else refused += 1
      })
    })
    request.on('error', () => {
      late += 1
      resolve()
    })
  })
}

/** Sends a fixed number of requests per second, answered or not. */
async function inTime(url: string, perSecond: number, seconds: number): Promise<void> {
  const began = performance.now()
  const asked: Promise<void>[] = []
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * perSecond
    while (asked.length < due) asked.push(ask(url))
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(asked)
}

/** Sends requests as fast as answers arrive. */
async function inTurn(url: string, seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000
  const one = async () => {
    while (performance.now() < end) await ask(url)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

/**
 * Requests one address: `node flood.ts URL PER_SECOND SECONDS`; 0 per second means as fast as possible.
 * Prints how many requests were answered, refused and too late, and the 99th percentile of their time in
 * milliseconds.
 */
const [url = '', perSecond = '0', seconds = '1'] = process.argv.slice(2)
await (Number(perSecond) === 0
  ? inTurn(url, Number(seconds))
  : inTime(url, Number(perSecond), Number(seconds)))
const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? PATIENCE_MS
console.log(JSON.stringify({ answered: waits.length, refused, late, p99 }))
agent.destroy()
