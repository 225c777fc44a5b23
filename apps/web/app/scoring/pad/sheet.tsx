import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
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
