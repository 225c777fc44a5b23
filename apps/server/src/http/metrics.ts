import { monitorEventLoopDelay } from 'node:perf_hooks'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { priorities } from './priority-queue.ts'
import type { LoadShedder } from './load-shedder.ts'
import type { AppContext } from '#app-context.ts'
import { countDispatches } from '#events/parked.queries.ts'

const MS_PER_S = 1000
const NS_PER_S = 1e9
const P99 = 99
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export type Metrics = {
  readonly observe: (route: string, status: number, ms: number) => void
  /** All metrics in the text format of Prometheus. */
  readonly print: () => Promise<string>
  readonly contentType: string
  readonly close: () => void
}

/** The queues of expensive work, by its kind. */
type WorkQueues = ReadonlyMap<string, Readonly<Record<'running' | 'waiting' | 'refused', number>>>

/** The metrics of this process. */
export function createMetrics(
  app: AppContext,
  { shedder, queues }: { readonly shedder: LoadShedder; readonly queues: WorkQueues },
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of answered requests by route and status',
    labelNames: ['route', 'status'],
    buckets: seconds,
    registers,
  })
  const published = new Counter({
    name: 'live_moves_total',
    help: 'Updates of matches that were published to their streams',
    registers,
  })
  gauges(app, registers)
  countEvents(app, registers)
  loadMetrics(shedder, registers)
  workMetrics(queues, registers)
  const delay = watchDelay(registers)
  const stopCounting = app.live.onMove(() => published.inc())
  return {
    observe: (route, status, ms) => requests.observe({ route, status }, ms / MS_PER_S),
    print: () => registry.metrics(),
    contentType: registry.contentType,
    close: () => {
      delay.disable()
      stopCounting()
    },
  }
}

function gauges({ live, pool }: AppContext, registers: Registry[]): void {
  const pools = {
    total: () => pool.totalCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
  }
  new Gauge({
    name: 'live_streams',
    help: 'Open streams',
    registers,
    collect() {
      this.set(live.watchers())
    },
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the database pool by state, and queries that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(pools)) this.set({ state }, count())
    },
  })
}

/** Left out while the database does not answer. */
function countEvents({ db }: AppContext, registers: Registry[]): void {
  new Gauge({
    name: 'domain_event_dispatches',
    help: 'Events that a listener has still to handle: waiting, failing and parked ones',
    labelNames: ['listener', 'state'],
    registers,
    async collect() {
      this.reset()
      const counts = await countDispatches(db).catch(() => [])
      for (const { listener, state, count } of counts) this.set({ listener, state }, count)
    },
  })
}

function loadMetrics(shedder: LoadShedder, registers: Registry[]): void {
  new Gauge({
    name: 'load_queue_age_seconds',
    help: 'How long the oldest call or page has waited for its turn',
    registers,
    collect() {
      this.set(shedder.queueAge / MS_PER_S)
    },
  })
  new Gauge({
    name: 'load_running',
    help: 'Calls and pages being answered',
    registers,
    collect() {
      this.set(shedder.running)
    },
  })
  new Gauge({
    name: 'load_refused',
    help: 'Calls and pages refused under overload since the start, by priority',
    labelNames: ['priority'],
    registers,
    collect() {
      for (const priority of priorities) this.set({ priority }, shedder.refused[priority])
    },
  })
}

function workMetrics(queues: WorkQueues, registers: Registry[]): void {
  new Gauge({
    name: 'expensive_work',
    help: 'Expensive work by kind: running, waiting, and refused since the start',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      for (const [kind, { running, waiting, refused }] of queues) {
        for (const [state, count] of Object.entries({ running, waiting, refused })) {
          this.set({ kind, state }, count)
        }
      }
    },
  })
}

function watchDelay(registers: Registry[]) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  new Gauge({
    name: 'event_loop_delay_p99_seconds',
    help: 'Delay of the event loop since the last scrape, 99th percentile',
    registers,
    collect() {
      this.set(delay.percentile(P99) / NS_PER_S)
      delay.reset()
    },
  })
  return delay
}
