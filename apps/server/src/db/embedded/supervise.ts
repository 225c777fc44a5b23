import { setTimeout as wait } from 'node:timers/promises'
import { messageOf } from '#cannot-start.ts'

/** A program that is ready. */
export type Launched = {
  /** Resolves with its last output when it has ended. */
  readonly ended: Promise<string>
  readonly stop: () => Promise<void>
}

type Supervision = {
  /** Resolves once the program is ready; rejects when it ends before. */
  readonly launch: () => Promise<Launched>
  /** Called with a sentence when the program has ended by itself, and when it runs again. */
  readonly tell: (sentence: string) => void
  readonly firstPauseMs?: number
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000

/**
 * Launches a program, and again whenever it ends by itself, after pauses that double while it fails. Only
 * the first launch's failure is thrown. Resolves to the function that stops it for good.
 */
export async function supervise({
  launch,
  tell,
  firstPauseMs = FIRST_PAUSE_MS,
}: Supervision): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const { signal } = stopping
  let current: Launched | undefined = await launch()
  const relaunch = async (pauseMs: number): Promise<void> => {
    await wait(pauseMs, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    try {
      current = await launch()
    } catch (error) {
      tell(`PostgreSQL does not start again yet: ${messageOf(error)}`)
      await relaunch(Math.min(pauseMs * 2, LONGEST_PAUSE_MS))
    }
  }
  const keepRunning = async (): Promise<void> => {
    // One that became ready after the stop was asked for is not waited for: the stop ends it.
    while (current !== undefined && !signal.aborted) {
      const lastWords = await current.ended
      current = undefined
      if (signal.aborted) return
      tell(`PostgreSQL ended by itself and is started again. Its last output:\n${lastWords}`)
      await relaunch(firstPauseMs)
      if (current !== undefined && !signal.aborted) tell('PostgreSQL runs again.')
    }
  }
  const kept = keepRunning()
  return async () => {
    stopping.abort()
    await current?.stop()
    await kept
    // It may have become ready while the stop was asked for.
    await current?.stop()
  }
}
