import { setTimeout } from 'node:timers/promises'

/** Longer than any path through the calls whose duration must not reveal what happened. */
const SAME_TIME_MS = 120

/**
 * Takes at least that long to answer or refuse, so that timing does not reveal whether there is an account.
 */
export async function inTheSameTime<T>(work: () => Promise<T>): Promise<T> {
  const over = setTimeout(SAME_TIME_MS)
  try {
    return await work()
  } finally {
    await over
  }
}
