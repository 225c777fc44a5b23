const LOOK_FOR_PARENT_MS = 500

/**
 * Calls `stop` once: on Ctrl-C, SIGTERM or SIGHUP, or when the parent process is gone (it may have been
 * killed without notice).
 */
export function onShutdown(stop: (why: string) => void): void {
  let told = false
  const tell = (why: string) => {
    if (told) return
    told = true
    stop(why)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => tell(signal))
  const parent = process.ppid
  const look = () => process.ppid !== parent && tell('its parent is gone')
  setInterval(look, LOOK_FOR_PARENT_MS).unref()
}
