import { classes } from '@pavilion/kit/classes.ts'
import { LiveTag } from '@pavilion/kit/cricket/scoreboard/live-tag.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as t from '#texts/central.ts'
import styles from './record-rows.module.css'

export type RecordFigure = { readonly label: string; readonly value: string }

type RecordRowProps = {
  readonly to: string
  readonly art: ReactNode
  readonly title: string
  readonly about: string
  /** Five at most. */
  readonly figures: readonly RecordFigure[]
  readonly isLive?: boolean
  readonly status?: ReactNode
}

export function RecordRows({ children }: { readonly children: ReactNode }) {
  return <ul className={classes('pv-card', styles.rows)}>{children}</ul>
}

const isNone = (value: string) => value === '0' || value === '–'

/** A team, player, official or tournament in a list: drawing, name and figures. */
export function RecordRow(props: RecordRowProps) {
  const { to, art, title, about, figures, isLive, status } = props
  return (
    <li>
      <Link className={styles.row} to={to}>
        {art}
        <span className={styles.names}>
          <span className={styles.title}>
            <b>{title}</b>
            {isLive && <LiveTag>{t.playing}</LiveTag>}
            {status}
          </span>
          <span className="pv-small pv-muted">{about}</span>
        </span>
        <span className={styles.figures}>
          {figures.map(({ label, value }) => (
            <span key={label} data-none={isNone(value) || undefined}>
              <b>{value}</b>
              <span className="pv-caption">{label}</span>
            </span>
          ))}
        </span>
      </Link>
    </li>
  )
}
