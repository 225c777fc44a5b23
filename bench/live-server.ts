import http from 'node:http'
import net from 'node:net'
import v8 from 'node:v8'
import { Edge } from '../apps/server/src/live/edge.ts'
import { createHub } from '../apps/server/src/live/hub.ts'
import type { LiveEntry } from '../apps/server/src/live/live-hub.ts'

/**
 * The product's hub and edge with an in-memory log: `node live-server.ts EVENTS_PER_SECOND` prints its
 * port, and its figures at every SIGUSR2 (after a garbage collection with --expose-gc).
 */
export const matchId = '01990000-0000-7000-8000-000000000001'

/** As long as a ball in a real log; `at` is when it was bowled, in nanoseconds. */
export function ball(at = process.hrtime.bigint()): string {
  const t = String(at).padStart(19, '0')
  return `{"t":"${t}","type":"ball-bowled","innings":2,"over":"17.4","runs":4,"score":"163/5","striker":[1234,45,30],"other":[2345,12,9],"bowler":[3456,28,2]}`
}

function serveLog(eventsPerSecond: number): void {
  const log: LiveEntry[] = []
  let readings = 0
  const hub = createHub({
    entriesAfter: async (_, after) => {
      readings += 1
      return { seq: log.length, entries: log.slice(after) }
    },
    snapshot: async () => ({ seq: log.length, json: '{}', isListed: true }),
    isIn: async () => true,
  })
  const web = http.createServer()
  const edge = new Edge({
    hub,
    http: web,
    trustedProxies: 0,
    scopeOf: async () => undefined,
    report: console.error,
  })
  const server = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    edge.serve(socket),
  )
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
    const address = server.address()
    console.log(typeof address === 'object' && address ? address.port : 0)
  })
  process.on('SIGUSR2', () => {
    globalThis.gc?.()
    const { heapUsed } = process.memoryUsage()
    console.log(JSON.stringify({ readings, nursery: nurseryBytes(), heap: heapUsed }))
  })
  setInterval(() => {
    const entry = { seq: log.length + 1, json: ball() }
    log.push(entry)
    hub.publish(matchId, { entries: [entry], snapshot: '{}', card: '{}' })
  }, 1000 / eventsPerSecond)
}

/** The size of V8's young generation, which grows with the load and is not counted per reader. */
const nurseryBytes = () =>
  v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    ?.physical_space_size ?? 0

if (import.meta.main) serveLog(Number(process.argv[2] ?? 1))
