import type { ReactNode } from 'react'
import * as t from '#texts/kit.ts'
import { styleVariables } from '../../style-variables.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartRow, FrameProps } from './chart-frame.tsx'
import styles from './partnership-bars.module.css'

export type Partnership = {
  /** The wicket it was for, from 1. */
  readonly wicket: number
  readonly batters: readonly [string, string]
  readonly runs: number
  readonly balls: number
  readonly unbroken?: boolean | undefined
  /** The runs as they are shown, such as a button that explains them. */
  readonly figure?: ReactNode
}

type PartnershipBarsProps = Omit<FrameProps, 'note'> & {
  readonly note?: string | undefined
  readonly partnerships: readonly Partnership[]
}

/** The column heads of the table. */
const head = [t.wicket, t.batters, t.runs, t.balls] as const

/** The partnerships of an innings as bars that grow from the middle. */
export function PartnershipBars(props: PartnershipBarsProps) {
  const { partnerships, note = t.runsThenBalls, ...frame } = props
  const most = Math.max(1, ...partnerships.map((stand) => stand.runs))
  const rows = partnerships.map((stand): ChartRow => [
    stand.wicket,
    t.oneAndOther({ one: stand.batters[0], other: stand.batters[1] }),
    runsOf(stand),
    stand.balls,
  ])
  return (
    <ChartFrame {...frame} note={note} table={{ head, rows, words: 1 }}>
      <ol>
        {partnerships.map((stand) => (
          <li key={stand.wicket} className={styles.stand}>
            <span className="pv-truncate">{stand.batters[0]}</span>
            <span className={styles.track} style={styleVariables({ '--share': stand.runs / most })}>
              <span className={styles.bar} />
            </span>
            <span className="pv-truncate">{stand.batters[1]}</span>
            <b className={styles.runs}>{runsOf(stand)}</b>
            <span className={styles.balls}>{stand.balls}</span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  )
}

const runsOf = ({
  runs,
  unbroken,
  figure = `${runs}${unbroken ? '*' : ''}`,
}: Partnership): ReactNode => figure
