import { setTimeout } from 'node:timers/promises'

/** Longer than any of the ways through a call that must not be told apart by how long it takes. */
const SAME_TIME_MS = 120

/** Answers, or refuses, no sooner than that: the clock tells nobody whether there is an account. */
export async function inTheSameTime<T>(work: () => Promise<T>): Promise<T> {
  const over = setTimeout(SAME_TIME_MS)
  try {
    return await work()
  } finally {
    await over
  }
}
