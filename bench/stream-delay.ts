import http from 'node:http'
import { matchId } from './live-server.ts'

const WARM_UP_MS = 500

/** Measures the milliseconds from an event to its receipt, for each from now on; `stop` answers them. */
export function listenToStream(origin: string): Promise<{ stop: () => number[] }> {
  return new Promise((resolve, reject) => {
    const late: number[] = []
    const request = http.get(`${origin}/live/${matchId}?after=0`, (response) => {
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const now = process.hrtime.bigint()
        for (const [, t = '0'] of chunk.matchAll(/"t":"(\d+)"/g))
          late.push(Number(now - BigInt(t)) / 1e6)
      })
      // Events published before are ignored.
      setTimeout(() => {
        late.length = 0
        resolve({ stop: () => (request.destroy(), late) })
      }, WARM_UP_MS)
    })
    request.once('error', reject)
  })
}

export const percentile99 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? NaN
