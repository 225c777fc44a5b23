import { useCallback, useEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useLocation } from 'react-router'

/** How long after the pointer has left a dropdown it closes, in milliseconds. */
const closeDelay = 100

const stops = 'a[href], button:not([disabled])'

/**
 * The behaviour of a dropdown in the menu bar: opens on hover, click, Enter, Space or Down; closes 100 ms
 * after the pointer leaves, on Esc, on a click outside, when focus leaves and when the page changes. Arrow
 * keys move through its links.
 */
export function useDropdown() {
  const root = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<'no' | 'hovered' | 'pinned' | 'walked'>('no')
  const isOpen = open !== 'no'
  const stay = useCallback(() => clearTimeout(closing.current), [])
  const close = useCallback(() => {
    stay()
    setOpen('no')
  }, [stay])
  useEffect(() => stay, [stay])
  useClosedByLeaving(close)
  useClosedByPressOutside({ root, isOpen, close })

  const focusFirst = useCallback(
    () => root.current?.querySelectorAll<HTMLElement>(stops)[1]?.focus(),
    [],
  )

  const isWalked = open === 'walked'
  useEffect(() => {
    if (isWalked) focusFirst()
  }, [isWalked, focusFirst])

  return {
    isOpen,
    /** Opened with an arrow key: the first link is to have the focus once it is there. */
    isWalked,
    focusFirst,
    rootProps: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        stay()
        setOpen((was) => (was === 'no' ? 'hovered' : was))
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        stay()
        closing.current = setTimeout(close, closeDelay)
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget))
          close()
      },
      onKeyDown: (event: KeyboardEvent) =>
        walk({ event, root: root.current, open: () => setOpen('walked'), close }),
    },
    triggerProps: {
      'aria-expanded': isOpen,
      onClick: () => setOpen((was) => (was === 'pinned' || was === 'walked' ? 'no' : 'pinned')),
    },
  }
}

function useClosedByLeaving(close: () => void) {
  const { key } = useLocation()
  useEffect(() => close, [key, close])
}

type Outside = {
  readonly root: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly close: () => void
}

function useClosedByPressOutside({ root, isOpen, close }: Outside) {
  useEffect(() => {
    if (!isOpen) return undefined
    const pressed = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [root, isOpen, close])
}

type Walk = {
  readonly event: KeyboardEvent
  readonly root: HTMLElement | null
  readonly open: () => void
  readonly close: () => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

function walk({ event, root, open, close }: Walk) {
  const [trigger, ...links] = root ? [...root.querySelectorAll<HTMLElement>(stops)] : []
  if (event.key === 'Escape') {
    close()
    trigger?.focus()
    return
  }
  const step = steps[event.key]
  if (step === undefined) return
  const at = links.findIndex((link) => link === document.activeElement)
  if (at < 0) {
    if (event.key !== 'ArrowDown') return
    open()
  } else {
    links[(at + step + links.length) % links.length]?.focus()
  }
  event.preventDefault()
}
