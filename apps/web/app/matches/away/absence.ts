type Told = { readonly onLeave: (at: string) => void; readonly onReturn: () => void }

const TICK_MS = 10_000
/** A page that has not ticked for so long was asleep with the machine, which no event tells. */
const ASLEEP_MS = 60_000

/** Tells when the page is hidden, offline or asleep, and when it is back. Answers the function that ends it. */
export function watchAbsence({ onLeave, onReturn }: Told): () => void {
  let isHere = true
  let ticked = Date.now()
  const look = () => {
    const is = !document.hidden && navigator.onLine
    if (is === isHere) return
    isHere = is
    if (is) onReturn()
    else onLeave(new Date().toISOString())
  }
  const tick = () => {
    const last = ticked
    ticked = Date.now()
    if (!isHere || ticked - last < ASLEEP_MS) return
    onLeave(new Date(last).toISOString())
    onReturn()
  }
  const ticking = setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  look()
  return () => {
    clearInterval(ticking)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}
