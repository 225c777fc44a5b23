import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './tag.module.css'

export type TagTone = 'neutral' | 'positive' | 'willow' | 'warning' | 'info' | 'cherry'

type TagProps = { readonly tone?: TagTone | undefined; readonly children: ReactNode }

/** A status in a word or two. Red is only for cancelled, refused and out. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={classes(styles.tag, styles[tone])}>{children}</span>
}
