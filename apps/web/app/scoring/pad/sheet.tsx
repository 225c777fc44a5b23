import { useEffect, useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import * as t from '#texts/scoring.ts'
import styles from './sheet.module.css'

type SheetProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet from the bottom of the pad, in the pad's theme. Focus starts on the title, and again when it changes. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useAboveKeyboard(dialog)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    dialog.current?.scrollTo({ top: 0 })
    heading.current?.focus()
  }, [title])
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}

/** A phone draws its keyboard over the page: the sheet keeps above it, with the field that is typed into in view. */
function useAboveKeyboard(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (seen === null) return undefined
    const left = new AbortController()
    const fit = () => {
      const isZoomed = seen.scale > 1
      const hidden = isZoomed ? 0 : window.innerHeight - seen.height - seen.offsetTop
      dialog.current?.style.setProperty('--keyboard', `${Math.max(0, hidden)}px`)
      dialog.current?.querySelector('input:focus')?.scrollIntoView({ block: 'nearest' })
    }
    seen.addEventListener('resize', fit, { signal: left.signal })
    seen.addEventListener('scroll', fit, { signal: left.signal })
    return () => left.abort()
  }, [dialog])
}
