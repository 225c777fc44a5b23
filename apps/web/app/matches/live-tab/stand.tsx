import type { PartnershipRow, PartnerShare } from '@pavilion/cricket/views/partnerships.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import type { ReactNode } from 'react'
import * as t from '#texts/matches.ts'
import styles from './stand.module.css'

type StandProps = {
  readonly stand: PartnershipRow
  readonly short: (name: string) => string
}

/** The partnership that is at the crease. */
export function Stand({ stand, short }: StandProps) {
  return (
    <Panel title={t.currentPartnership} level={2}>
      <StandFigures stand={stand} short={short}>
        {stand.runs}
      </StandFigures>
    </Panel>
  )
}

type StandFiguresProps = StandProps & {
  /** The runs of the partnership. */
  readonly children: ReactNode
}

/** A partnership and each batter's share of it. */
export function StandFigures({ stand, short, children }: StandFiguresProps) {
  const [first, second] = stand.batters
  const offTheBat = first.runs + second.runs
  const share = (part: number) => (offTheBat === 0 ? 0 : (part * 100) / offTheBat)
  return (
    <>
      <div className={styles.names}>
        <Share partner={first} short={short} />
        <span>
          <b className={`pv-display ${styles.total}`}>{children}</b>{' '}
          <span className="pv-muted pv-small">{t.fromBalls({ balls: stand.balls })}</span>
        </span>
        <Share partner={second} short={short} />
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.first} style={{ width: `${share(first.runs)}%` }} />
        <span className={styles.second} style={{ width: `${share(second.runs)}%` }} />
      </div>
    </>
  )
}

type ShareProps = Pick<StandProps, 'short'> & { readonly partner: PartnerShare }

function Share({ partner: { name, runs, balls }, short }: ShareProps) {
  return (
    <span>
      <b>{short(name)}</b> {runs} ({balls})
    </span>
  )
}
