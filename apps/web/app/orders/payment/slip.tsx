import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { IconName } from '@pavilion/kit/icons/paths.ts'
import type { ReactNode } from 'react'
import styles from './slip.module.css'

type SlipProps = {
  readonly title: string
  readonly children: ReactNode
  readonly icon: IconName
  /** The text on the stub. */
  readonly stub: string
  /** Rendered below the slip. */
  readonly after?: ReactNode
}

/** A receipt with a stub. */
export function Slip({ title, children, icon, stub, after }: SlipProps) {
  return (
    <div className={classes('pv-page', styles.page)}>
      <section className={classes('pv-board', styles.slip)}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
        <div className={styles.stub}>
          <Icon name={icon} size={40} />
          <span className="pv-board-caption">{stub}</span>
        </div>
      </section>
      {after}
    </div>
  )
}

export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
