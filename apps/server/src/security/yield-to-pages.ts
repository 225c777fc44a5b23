import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** The pages and live streams have 0. */
const NICENESS = 5

/** Lets the pages and streams go before a process or, on Linux, a thread. */
export function yieldToPages(id: number): void {
  try {
    setPriority(id, NICENESS)
  } catch {
    // It has ended, or the operator's service manager forbids it: the work is done as before, less politely.
  }
}

/** As `yieldToPages`, for the thread that calls. Only Linux has a priority for each thread. */
export function yieldThreadToPages(): void {
  // "4711/task/4713": the process and this thread.
  if (process.platform !== 'linux') return
  yieldToPages(Number(readlinkSync('/proc/thread-self').split('/').at(-1)))
}
