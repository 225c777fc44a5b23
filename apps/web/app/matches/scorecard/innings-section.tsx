import { Crest } from '@pavilion/kit/art/crest.tsx'
import type { InningsView } from '@pavilion/cricket/view.ts'
import { lengthText, scoreText, scoreWords } from '../innings-words.ts'
import { BattingTable } from './batting-table.tsx'
import { BowlingTable } from './bowling-table.tsx'
import styles from './scorecard.module.css'

type InningsSectionProps = {
  readonly innings: InningsView
  /** "second innings", where the side bats more than once. */
  readonly name: string | undefined
  readonly onStrike: string | undefined
  readonly short: (name: string) => string
  readonly ballsPerOver: number
}

/** One innings as a scorebook has it: batting, extras, who is to bat, the fall of wickets, bowling. */
export function InningsSection(props: InningsSectionProps) {
  const { innings, name, onStrike, short, ballsPerOver } = props
  const heading = `innings-${innings.number}`
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className="pv-display">
          <Crest name={innings.team.name} size={36} />
          <span>
            {innings.team.name}
            {name !== undefined && <small className={styles.turn}>{name}</small>}
          </span>
        </h2>
        <p className={`pv-display ${styles.total}`}>
          <span aria-hidden="true">{scoreText(innings)}</span>
          <span className="pv-hidden">{scoreWords(innings)}</span>{' '}
          <small>{lengthText(innings, ballsPerOver)}</small>
        </p>
      </div>
      <div className="pv-scroll-x">
        <BattingTable innings={innings} onStrike={onStrike} />
      </div>
      <YetToBat innings={innings} short={short} />
      <Falls innings={innings} short={short} />
      <Partnerships innings={innings} short={short} />
      <div className="pv-scroll-x">
        <BowlingTable rows={innings.bowling} />
      </div>
    </section>
  )
}

type LineProps = Pick<InningsSectionProps, 'innings' | 'short'>

function YetToBat({ innings, short }: LineProps) {
  if (innings.didNotBat.length === 0) return null
  return (
    <p className={styles.line}>
      <b>{innings.closed === null ? 'To bat' : 'Did not bat'}</b>
      {innings.didNotBat.map(({ name }) => short(name)).join(', ')}
    </p>
  )
}

function Falls({ innings: { falls }, short }: LineProps) {
  if (falls.length === 0) return null
  return (
    <p className={styles.line}>
      <b>Fall of wickets</b>
      {falls.map(({ wicket, runs, name, overs }) => (
        <span key={wicket} className={styles.fall}>
          {runs}–{wicket} ({short(name)}, {overs})
        </span>
      ))}
    </p>
  )
}

function Partnerships({ innings: { partnerships }, short }: LineProps) {
  if (partnerships.length === 0) return null
  return (
    <p className={styles.line}>
      <b>Partnerships</b>
      {partnerships.map(({ wicket, runs, unbroken, batters: [one, other] }) => (
        <span key={wicket} className={styles.fall}>
          {runs}
          {unbroken && '*'} ({short(one.name)}, {short(other.name)})
        </span>
      ))}
    </p>
  )
}
