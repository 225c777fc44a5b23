import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** The width in pixels before the box is measured, as on the server. */
const unmeasured = 640

/** The width of a box, updated on changes. Heights never depend on it, so the page does not jump. */
export function useWidth<T extends HTMLElement>(): readonly [RefObject<T | null>, number] {
  const box = useRef<T>(null)
  const [width, setWidth] = useState(unmeasured)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setWidth(Math.round(element.clientWidth) || unmeasured)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width]
}
