/** How long after the last error the trouble counts as over. */
const OVER_MS = 60_000

/** For polling: calls `say` for the first of a series of errors, however long the series. */
export function logOnce(
  say: (error: unknown) => void,
  clock: () => number = () => performance.now(),
): (error: unknown) => void {
  let last = -Infinity
  return (error) => {
    const isNew = clock() - last > OVER_MS
    last = clock()
    if (isNew) say(error)
  }
}
