import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import type { PersonRef } from '@pavilion/contract/records.ts'
import { lengthText, inUnit } from '@pavilion/cricket/text/length-text.ts'
import type { BattingRow, BowlingRow } from '@pavilion/cricket/views/scorecard.ts'
import type { InningsView } from '@pavilion/cricket/views/view.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { playerAddress } from '#shared/addresses.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import * as t from '#texts/matches.ts'
import { scoreText, spokenScore } from '../innings-text.ts'
import { sideOf } from '../side-of.ts'
import styles from './summary.module.css'

const mostShown = 3

type People = ReadonlyMap<string, PersonRef>

type InningsBestProps = {
  readonly innings: InningsView
  /** "second innings", where the side bats more than once. */
  readonly turn: string | undefined
  readonly people: People
  readonly overRules: OverRules
  readonly sides: MatchCard['sides']
}

/** The score of an innings with its best batters and bowlers. */
export function InningsBest({ innings, turn, people, overRules, sides }: InningsBestProps) {
  const batters = innings.batting.toSorted(byRuns).slice(0, mostShown)
  const bowlers = innings.bowling.toSorted(byWickets).slice(0, mostShown)
  return (
    <section className={styles.innings} aria-labelledby={`best-${innings.number}`}>
      <header className={styles.head}>
        <TeamCrest team={sideOf(sides, innings.team)} size={36} />
        <h2 id={`best-${innings.number}`} className="pv-display">
          {innings.team.name} {turn !== undefined && <small>{turn}</small>}
        </h2>
        <p className="pv-display">
          <span aria-hidden="true">{scoreText(innings)}</span>
          <span className="pv-hidden">{spokenScore(innings)}</span>{' '}
          <small>{lengthText(innings, overRules)}</small>
        </p>
      </header>
      <div className={styles.columns}>
        <ul aria-label={t.batting}>
          {batters.map((row) => (
            <Line key={row.id} id={row.id} name={row.name} people={people}>
              <b className="pv-display">{runsText(row)}</b> <small>({row.balls})</small>
            </Line>
          ))}
        </ul>
        <ul aria-label={t.bowling}>
          {bowlers.map((row) => (
            <Line key={row.id} id={row.id} name={row.name} people={people}>
              <b className="pv-display">{t.figures(row)}</b>{' '}
              <small>({inUnit(row.overs, overRules)})</small>
            </Line>
          ))}
        </ul>
      </div>
    </section>
  )
}

const byRuns = (one: BattingRow, other: BattingRow) =>
  other.runs - one.runs || one.balls - other.balls
const byWickets = (one: BowlingRow, other: BowlingRow) =>
  other.wickets - one.wickets || one.runs - other.runs

/** "63*" when not out. */
export const runsText = ({ runs, out }: Pick<BattingRow, 'runs' | 'out'>): string =>
  `${runs}${out ? '' : '*'}`

type LineProps = {
  readonly id: string
  readonly name: string
  readonly people: People
  readonly children: ReactNode
}

function Line({ id, name, people, children }: LineProps) {
  const person = people.get(id)
  return (
    <li>
      {person === undefined ? name : <Link to={playerAddress(person)}>{name}</Link>}
      <span>{children}</span>
    </li>
  )
}
