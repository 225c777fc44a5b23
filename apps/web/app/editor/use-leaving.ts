import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** The state of a move that the desk makes itself, which loses nothing. */
export const ownMove = { isOwn: true }

const isOwn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOwn' in state && state.isOwn === true

/** Asks before what is not saved is left: by the browser where the page goes, by ours within the site. */
export function useLeaving(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && !isOwn(nextLocation.state),
  )
}
