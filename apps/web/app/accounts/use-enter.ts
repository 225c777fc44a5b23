import { useLocation, useNavigate } from 'react-router'
import { wantedOf, wanting } from '#layout/modal.ts'
import type { BodyProps } from './body-props.ts'

/** Closes the dialog, or leads to the page that the visitor was asked to log in for. */
export function useEnter(go: BodyProps['go']) {
  const location = useLocation()
  const navigate = useNavigate()
  const wanted = wantedOf(location.state)
  const isHere = wanted === undefined || wanted === wanting(location).wanted
  return {
    enter: () => (isHere ? go(undefined) : void navigate(wanted, { replace: true })),
    /** Whether a page waits for the login. */
    isAwaited: wanted !== undefined,
  }
}
