import { useEffect, useState } from 'react'
import { countdownText } from './countdown-text.ts'

const every = 15_000

/** The time until a match begins, computed in the browser, because server-rendered pages are cached. */
export function Countdown({ startsAt }: { readonly startsAt: string }) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [])
  return <>{now === undefined ? '\u00a0' : countdownText(Date.parse(startsAt) - now)}</>
}
