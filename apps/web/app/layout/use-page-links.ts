import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** A click handler that makes plain anchors of shared components navigate without reloading the page. */
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

/** Whether a link leads to a page of this site: not a file, the API or a place on the same page. */
function isPage({ origin, target, download, pathname, hash }: HTMLAnchorElement): boolean {
  const elsewhere = origin !== location.origin || target !== '' || download !== ''
  const file =
    pathname.startsWith('/api/') || pathname.startsWith('/live/') || /\.\w+$/.test(pathname)
  return !elsewhere && !file && hash === ''
}
