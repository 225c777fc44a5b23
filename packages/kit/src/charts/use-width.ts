import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Pixels a chart is drawn at before its box has been measured, as on the server. */
const unmeasured = 640

/** The width of a box, now and whenever it changes. Heights never follow from it, so nothing on the page moves. */
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
