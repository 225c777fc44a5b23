import type { TeamRef } from '@pavilion/contract/records.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { inUnit, lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { InningsView } from '@pavilion/cricket/views/view.ts'
import { Link } from 'react-router'
import { teamAddress } from '#shared/addresses.ts'
import { isolated } from '#shared/isolated.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import * as t from '#texts/matches.ts'
import { Figure } from '../explain/figure.tsx'
import { scoreText, spokenScore } from '../innings-text.ts'
import type { RoleMark } from '../role-marks.ts'
import { BattingTable } from './batting-table.tsx'
import { BowlingTable } from './bowling-table.tsx'
import styles from './scorecard.module.css'

type InningsSectionProps = {
  readonly innings: InningsView
  /** The side that bats. */
  readonly side: TeamRef
  /** "second innings", when the side bats more than once. */
  readonly name: string | undefined
  readonly onStrike: string | undefined
  readonly short: (name: string) => string
  /** For players of the batting side. */
  readonly roleOf: (player: string) => RoleMark | undefined
  readonly overRules: OverRules
}

/** The scorecard of one innings: batting, extras, yet to bat, fall of wickets, bowling. */
export function InningsSection(props: InningsSectionProps) {
  const { innings, side, name, onStrike, short, roleOf, overRules } = props
  const heading = `innings-${innings.number}`
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className="pv-display">
          <TeamCrest team={side} size={36} />
          <span>
            <Link to={teamAddress(side)}>{innings.team.name}</Link>{' '}
            {name !== undefined && <small className={styles.turn}>{name}</small>}
          </span>
        </h2>
        <p className={`pv-display ${styles.total}`}>
          <Total innings={innings} /> <small>{lengthText(innings, overRules)}</small>
        </p>
      </div>
      {innings.source === 'card' && <p className={styles.line}>{t.cardTypedIn}</p>}
      {innings.source === 'total' ? (
        <p className={styles.line}>{t.resultOnly}</p>
      ) : (
        <Cards innings={innings} {...{ onStrike, short, roleOf, overRules }} />
      )}
    </section>
  )
}

/** What follows from the balls. */
function Cards(props: Omit<InningsSectionProps, 'name' | 'side'>) {
  const { innings, onStrike, short, roleOf, overRules } = props
  return (
    <>
      <div className="pv-scroll-x">
        <BattingTable innings={innings} onStrike={onStrike} roleOf={roleOf} />
      </div>
      <Target innings={innings} />
      <YetToBat innings={innings} short={short} />
      <Falls innings={innings} short={short} overRules={overRules} />
      <Partnerships innings={innings} short={short} />
      <Powerplays innings={innings} />
      <div className="pv-scroll-x">
        {innings.bowling.length > 0 && <BowlingTable innings={innings} overRules={overRules} />}
      </div>
    </>
  )
}

const Total = ({ innings }: Pick<InningsSectionProps, 'innings'>) => (
  <Figure asked={`${innings.number}/total`} value={innings.runs} isFirst>
    <span aria-hidden="true">{scoreText(innings)}</span>
    <span className="pv-hidden">{spokenScore(innings)}</span>
  </Figure>
)

/** What is, or was, to be made to win. */
function Target({ innings: { number, target } }: Pick<InningsSectionProps, 'innings'>) {
  if (target === null) return null
  return (
    <p className={styles.line}>
      <b>{t.targetName}</b>
      <Figure asked={`${number}/target`} value={target} />
    </p>
  )
}

type LineProps = Pick<InningsSectionProps, 'innings' | 'short'>

function YetToBat({ innings, short }: LineProps) {
  if (innings.didNotBat.length === 0) return null
  return (
    <p className={styles.line}>
      <b>{innings.closed === null ? t.toBat : t.didNotBat}</b>
      {innings.didNotBat.map(({ name }) => isolated(short(name))).join(', ')}
    </p>
  )
}

type FallsProps = LineProps & Pick<InningsSectionProps, 'overRules'>

function Falls({ innings: { number, falls }, short, overRules }: FallsProps) {
  if (falls.length === 0) return null
  return (
    <p className={styles.line}>
      <b>{t.fallOfWickets}</b>
      {falls.map(({ wicket, runs, name, overs }) => (
        <span key={wicket} className={styles.fall}>
          <Figure asked={`${number}/fall/${wicket}`} value={runs} isFirst={wicket === 1}>
            {`${runs}–${wicket}`}
          </Figure>{' '}
          ({isolated(short(name))}
          {overs !== '' && `, ${inUnit(overs, overRules)}`})
        </span>
      ))}
    </p>
  )
}

/** Where the batting side has chosen one of them. */
function Powerplays({ innings: { powerplays } }: Pick<InningsSectionProps, 'innings'>) {
  if (powerplays === undefined) return null
  return (
    <p className={styles.line}>
      <b>{t.powerplays}</b>
      {powerplays.map(({ kind, overs }) => (
        <span key={overs} className={styles.fall}>
          {t.powerplayOvers({ kind, overs })}
        </span>
      ))}
    </p>
  )
}

function Partnerships({ innings: { number, partnerships }, short }: LineProps) {
  if (partnerships.length === 0) return null
  return (
    <p className={styles.line}>
      <b>{t.partnerships}</b>
      {partnerships.map(({ wicket, runs, unbroken, batters: [one, other] }, at) => (
        <span key={wicket} className={styles.fall}>
          <Figure asked={`${number}/partnership/${at}`} value={runs} isFirst={at === 0}>
            {`${runs}${unbroken ? '*' : ''}`}
          </Figure>{' '}
          ({isolated(short(one.name))}, {isolated(short(other.name))})
        </span>
      ))}
    </p>
  )
}
