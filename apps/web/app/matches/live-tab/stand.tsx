import type { PartnershipRow, PartnerShare } from '@pavilion/cricket/views/partnerships.ts'
import { Panel } from '@pavilion/kit/panel.tsx'
import * as t from '#texts/matches.ts'
import styles from './stand.module.css'

type StandProps = {
  readonly stand: PartnershipRow
  readonly short: (name: string) => string
}

/** A partnership and each batter's share of it. */
export function Stand({ stand: { runs, balls, batters }, short }: StandProps) {
  const [first, second] = batters
  const offTheBat = first.runs + second.runs
  const share = (part: number) => (offTheBat === 0 ? 0 : (part * 100) / offTheBat)
  return (
    <Panel title={t.currentPartnership} level={2}>
      <div className={styles.names}>
        <Figures partner={first} short={short} />
        <span>
          <b className={`pv-display ${styles.total}`}>{runs}</b>{' '}
          <span className="pv-muted pv-small">{t.fromBalls({ balls })}</span>
        </span>
        <Figures partner={second} short={short} />
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.first} style={{ width: `${share(first.runs)}%` }} />
        <span className={styles.second} style={{ width: `${share(second.runs)}%` }} />
      </div>
    </Panel>
  )
}

type FiguresProps = Pick<StandProps, 'short'> & { readonly partner: PartnerShare }

function Figures({ partner: { name, runs, balls }, short }: FiguresProps) {
  return (
    <span>
      <b>{short(name)}</b> {runs} ({balls})
    </span>
  )
}
