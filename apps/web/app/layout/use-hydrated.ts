import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run: false on the server and at first render, so that both agree. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
