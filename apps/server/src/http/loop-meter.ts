import { performance } from 'node:perf_hooks'

const WINDOW_MS = 100
const BUSY = 0.7

/** Tells whether the event loop of this thread was busy for most of the last tenth of a second. */
export class LoopMeter {
  #before = performance.eventLoopUtilization()
  #since = performance.now()
  #isBusy = false

  get isBusy(): boolean {
    const now = performance.now()
    if (now - this.#since >= WINDOW_MS) {
      const total = performance.eventLoopUtilization()
      this.#isBusy = performance.eventLoopUtilization(total, this.#before).utilization > BUSY
      this.#before = total
      this.#since = now
    }
    return this.#isBusy
  }
}
