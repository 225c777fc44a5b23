import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'

type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** `bottom` rises over the page; `full` covers it, as the menu of a phone does. */
  readonly side?: 'bottom' | 'full' | undefined
  /** Stands in the place of the title, which is then only read aloud. */
  readonly head?: ReactNode
  /** Pinned under what scrolls, such as `Show 20 matches`. */
  readonly foot?: ReactNode
  readonly closeLabel?: string | undefined
  readonly children: ReactNode
}

export function Sheet({ side = 'bottom', closeLabel = 'Close', ...props }: SheetProps) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup className={classes(styles.sheet, styles[side])}>
          <div className={styles.head}>
            {props.head}
            <Base.Title className={props.head ? 'pv-hidden' : styles.title}>
              {props.title}
            </Base.Title>
            <IconButton icon="close" label={closeLabel} onClick={props.onClose} />
          </div>
          <div className={styles.body}>{props.children}</div>
          {props.foot && <div className={styles.foot}>{props.foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
