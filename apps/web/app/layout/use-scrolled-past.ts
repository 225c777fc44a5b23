import { useSyncExternalStore } from 'react'

function onScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page is scrolled by more than this; false on the server. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  )
}
