import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import * as t from '#texts/kit.ts'
import { DialogHeader } from './dialog-header.tsx'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** A sentence below the title. */
  readonly lead?: ReactNode
  /** Shows a back arrow instead of the close button; Esc and clicks on the backdrop then do nothing. */
  readonly onBack?: (() => void) | undefined
  readonly children: ReactNode
}

/** A modal dialog; on a phone, a sheet from the bottom. Focus starts on the title. */
export function Dialog(props: DialogProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { onBack } = props
  return (
    <Base.Root
      open={props.open}
      disablePointerDismissal={onBack !== undefined}
      onOpenChange={(open, details) => {
        if (open) return
        if (onBack) details.cancel()
        else props.onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.dialog} initialFocus={title}>
            <DialogHeader />
            <div className={classes(styles.inside, onBack && styles.withBack)}>
              {onBack ? (
                <span className={styles.back}>
                  <IconButton icon="arrow-left" label={t.back} onClick={onBack} />
                </span>
              ) : (
                <span className={styles.close}>
                  <IconButton icon="close" label={t.close} onClick={props.onClose} />
                </span>
              )}
              <Base.Title ref={title} tabIndex={-1} className={styles.title}>
                {props.title}
              </Base.Title>
              {props.lead && (
                <Base.Description className={styles.lead}>{props.lead}</Base.Description>
              )}
              {props.children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
