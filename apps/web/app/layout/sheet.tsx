import { classes } from '@pavilion/kit/classes.ts'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import styles from './sheet.module.css'

type SheetProps = {
  readonly label: string
  readonly onClose: () => void
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Over the page and modal: the browser's own dialog keeps focus inside, answers Esc and gives focus back. */
export function Sheet({ label, onClose, className, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  useClosedByNavigation(onClose)
  return (
    // The dialog itself is only pressed where the scrim shows through it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={classes(styles.sheet, className)}
      aria-label={label}
      onClose={onClose}
      onKeyDown={(event) => closeAtOnce(event, onClose)}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** The browser tells of a dialog closed by Esc a while after it has: a key pressed in between would be lost. */
function closeAtOnce(event: KeyboardEvent, onClose: () => void) {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  onClose()
}

function useClosedByNavigation(onClose: () => void) {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (first.current !== key) onClose()
  }, [key, onClose])
}
