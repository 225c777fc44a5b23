import { useEffect, useRef, useState } from 'react'

/** Whether the element has scrolled out of view; false on the server. */
export function useOutOfView<T extends Element>() {
  const ref = useRef<T>(null)
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (ref.current === null) return undefined
    const watcher = new IntersectionObserver((entries) => {
      setOut(entries.at(-1)?.isIntersecting === false)
    })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [])
  return [ref, out] as const
}
