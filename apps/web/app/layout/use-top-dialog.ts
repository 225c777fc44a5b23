import { useEffect, useState } from 'react'

const topDialog = () => [...document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1)

/** The modal dialog that is on top of the page, as long as it is asked for. */
export function useTopDialog(isAsked: boolean): Element | undefined {
  const [top, setTop] = useState<Element>()
  useEffect(() => {
    if (!isAsked) return undefined
    const look = () => setTop(topDialog())
    look()
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => changes.disconnect()
  }, [isAsked])
  return isAsked && top?.isConnected === true ? top : undefined
}
