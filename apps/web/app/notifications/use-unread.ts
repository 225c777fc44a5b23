import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { onChanged } from '#state/api.ts'
import { countUnread } from './notice-calls.ts'

const OFTEN_MS = 60_000
/** It ends all sessions and says so; a question after that would lead to the login form instead. */
const TAKES_BACK = '/undo-email-change'

/**
 * How many notifications are unread: asked on each page, every minute while the page is seen, and when it is
 * seen again. Undefined until it is known.
 */
export function useUnread(): number | undefined {
  const { pathname } = useLocation()
  const [unread, setUnread] = useState<number>()
  const ask = useCallback(async () => {
    if (document.visibilityState !== 'visible') return
    const answer = await countUnread()
    if (answer.ok) setUnread(answer.data.data.unread)
  }, [])
  useEffect(() => {
    if (pathname === TAKES_BACK) return undefined
    const look = () => void ask()
    look()
    const timer = setInterval(look, OFTEN_MS)
    const stop = onChanged(look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask, pathname])
  return unread
}
