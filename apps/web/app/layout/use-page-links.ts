import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Plain anchors of shared components lead on within the page too, instead of loading it anew. */
export function usePageLinks() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (anchor === null || event.defaultPrevented || !isPlainPress(event) || !isPage(anchor)) return
    event.preventDefault()
    const to = `${anchor.pathname}${anchor.search}${anchor.hash}`
    void navigate(to, { preventScrollReset: anchor.pathname === pathname })
  }
}

const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** A page of this site: not a file, not the API, not a place on this very page. */
function isPage({ origin, target, download, pathname, hash }: HTMLAnchorElement): boolean {
  const elsewhere = origin !== location.origin || target !== '' || download !== ''
  const file =
    pathname.startsWith('/api/') || pathname.startsWith('/live/') || /\.\w+$/.test(pathname)
  return !elsewhere && !file && hash === ''
}
