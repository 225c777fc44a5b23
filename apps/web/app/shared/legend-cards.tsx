import type { PostSummary } from '@pavilion/contract/cms/post.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import { postAddress } from './addresses.ts'
import styles from './legend-cards.module.css'

type LegendCardsProps = {
  readonly legends: readonly PostSummary[]
  /** In one row that scrolls horizontally. */
  readonly row?: boolean
  /** The heading level of the names; 3 by default. */
  readonly level?: 2 | 3
}

/** Retired greats as cards. Portraits are drawn from the name and resemble nobody. */
export function LegendCards({ legends, row = false, level = 3 }: LegendCardsProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={classes(styles.cards, row && styles.row)}>
      {legends.map(({ id, kind, slug, title, meta }) => (
        <li key={id}>
          <Link className={styles.card} to={postAddress({ kind, slug })}>
            <Avatar name={meta?.portrait || title} club={meta?.side} size={240} shape="square" />
            <Heading className={styles.name}>{title}</Heading>
            <span className="pv-caption">{meta?.side}</span>
            <span className="pv-caption">{meta?.years}</span>
            <b className={styles.figure}>{meta?.figure}</b>
          </Link>
        </li>
      ))}
    </ul>
  )
}
