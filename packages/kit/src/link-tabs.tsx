import type { ReactNode } from 'react'
import { Anchor } from './anchor.ts'
import { classes } from './classes.ts'
import styles from './tabs.module.css'

type LinkTabsProps = {
  /** The accessible name of the navigation. */
  readonly label: string
  /** Anchors with `linkTabClasses`, the current one with `aria-current="page"`. */
  readonly children: ReactNode
}

/** The class names of one tab, for an anchor or a router's own link component. */
export function linkTabClasses(current: boolean): string {
  return classes(styles.tab, current && styles.current)
}

/** Tabs that are links: a row that scrolls horizontally. */
export function LinkTabs({ label, children }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

type LinkTabProps = {
  readonly href: string
  readonly current: boolean
  readonly children: ReactNode
}

export function LinkTab({ href, current, children }: LinkTabProps) {
  return (
    <Anchor
      className={linkTabClasses(current)}
      href={href}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Anchor>
  )
}
