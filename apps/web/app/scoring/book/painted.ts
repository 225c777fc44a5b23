/** A page that nobody sees is not painted. */
const LONGEST_WAIT = 100

/** Resolves after the next frame is painted, or a moment later where none is. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_WAIT)
  })
