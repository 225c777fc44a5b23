import { useEffect, useSyncExternalStore } from 'react'
import { clientState } from './browser-state.ts'
import { unrestored } from './client-state.ts'
import type { Restored } from './client-state.ts'
import { ROOT_KEY } from './root-state.ts'
import type { RootState } from './root-state.ts'
import { USER_DETAILS_KEY } from './user-details.ts'

/** The browser's state; unrestored on the server and at first render, so that both agree. */
export const useClientState = (): Restored =>
  useSyncExternalStore(clientState.subscribe, clientState.read, () => unrestored)

/** Restores the state once scripts run, merged with what the server rendered, and follows other tabs. */
export function useRestoring(matchcentral: RootState['home']['matchcentral']): void {
  useEffect(() => {
    clientState.restore({ home: { matchcentral } })
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === ROOT_KEY || key === USER_DETAILS_KEY) clientState.restore()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [matchcentral])
}
