/** How long a call or a page may take; then its client is told so, and what was begun ends by itself. */
export const DEADLINE_MS = 10_000

/** Work did not end by its deadline. It may still take effect. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** The result of the work, or a DeadlineError after the time. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`Not done after ${ms} ms.`)), ms)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
