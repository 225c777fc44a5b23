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

/** A modal sheet. The native dialog element traps focus, closes on Esc and restores focus. */
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
    // A click on the dialog element itself is a click on its backdrop.
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

/** The browser's close event after Esc comes late, and keys pressed in between would be lost. */
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
