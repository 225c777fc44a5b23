import { Panel } from '@pavilion/kit/panel.tsx'
import styles from './stand.module.css'

type Partner = { readonly name: string; readonly runs: number; readonly balls: number }

export type StandFigures = {
  readonly runs: number
  readonly balls: number
  readonly first: Partner
  readonly second: Partner
}

/** What the two at the wicket have put on, and who made how much of it. */
export function Stand({ stand: { runs, balls, first, second } }: { readonly stand: StandFigures }) {
  const offTheBat = first.runs + second.runs
  const share = (part: number) => (offTheBat === 0 ? 0 : (part * 100) / offTheBat)
  return (
    <Panel title="Stand in progress" level={2}>
      <div className={styles.names}>
        <Figures partner={first} />
        <span>
          <b className={`pv-display ${styles.total}`}>{runs}</b>{' '}
          <span className="pv-muted pv-small">from {balls}</span>
        </span>
        <Figures partner={second} />
      </div>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.first} style={{ width: `${share(first.runs)}%` }} />
        <span className={styles.second} style={{ width: `${share(second.runs)}%` }} />
      </div>
    </Panel>
  )
}

function Figures({ partner: { name, runs, balls } }: { readonly partner: Partner }) {
  return (
    <span>
      <b>{name}</b> {runs} ({balls})
    </span>
  )
}
