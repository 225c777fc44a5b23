import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

type Popup = {
  /** For the element that contains both trigger and popup. */
  readonly root: RefObject<HTMLDivElement | null>
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

/** Opens under its trigger; closes on Esc, on a click outside, and when focus leaves. */
export function usePopup(): Popup {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const element = root.current
    if (!open || !element) return undefined
    const stop = new AbortController()
    const leave = (to: EventTarget | null) => {
      if (to instanceof Node && !element.contains(to)) setOpen(false)
    }
    const { signal } = stop
    document.addEventListener('pointerdown', (event) => leave(event.target), { signal })
    element.addEventListener('focusout', (event) => leave(event.relatedTarget), { signal })
    element.addEventListener('keydown', (event) => closeOnEscape(event, element, setOpen), {
      signal,
    })
    return () => stop.abort()
  }, [open])
  return { root, open, setOpen }
}

/** Esc closes only this popup, not a dialog around it. */
function closeOnEscape(
  event: KeyboardEvent,
  root: HTMLElement,
  setOpen: (open: boolean) => void,
): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
  setOpen(false)
  root.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
}
