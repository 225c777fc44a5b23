import { useEffect } from 'react'

const LARGE = '125%'

/** Everything on the pad is sized by the type of the page. */
export function useLargeType(isLarge: boolean): void {
  useEffect(() => {
    if (!isLarge) return undefined
    const { style } = document.documentElement
    style.fontSize = LARGE
    return () => void style.removeProperty('font-size')
  }, [isLarge])
}

/** Keeps the screen on while the pad is seen, where the device can. */
export function useWakeLock(): void {
  useEffect(() => {
    const left = new AbortController()
    const ask = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      left.signal.addEventListener('abort', () => void lock?.release())
    }
    void ask()
    document.addEventListener('visibilitychange', () => void ask(), { signal: left.signal })
    return () => left.abort()
  }, [])
}
