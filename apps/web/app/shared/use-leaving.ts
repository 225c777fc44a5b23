import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { clientState } from '#state/browser-state.ts'

/** The state of navigations by the page itself, which lose nothing. */
export const ownMove = { isOwn: true }

const isOwn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isOwn' in state && state.isOwn === true

/** A page, or a part of one that has an address of its own. */
const placeOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`

/** Once nobody is logged in any more, the way to the login is free. */
const mayBeSaved = () => clientState.tokens() !== undefined

/** Asks before unsaved changes are left: the browser when the page is closed, our dialog within the site. */
export function useLeaving(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (mayBeSaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      mayBeSaved() &&
      placeOf(nextLocation) !== placeOf(currentLocation) &&
      !isOwn(nextLocation.state),
  )
}

export type Leaving = ReturnType<typeof useLeaving>
