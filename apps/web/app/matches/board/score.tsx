import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { lengthOf, lengthText } from '@pavilion/cricket/text/length-text.ts'
import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { ScoreTiles } from '@pavilion/kit/cricket/scoreboard/score-tiles.tsx'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import * as t from '#texts/matches.ts'
import { TeamCrest } from '#shared/team-crest.tsx'
import { inningsName, scoreText, spokenScore } from '../innings-text.ts'
import { sideOf } from '../side-of.ts'
import { headline, rates } from './board-text.ts'
import styles from './score.module.css'
import words from './words.module.css'

type ScoreProps = {
  readonly card: MatchCard
  readonly view: MatchView
  readonly overRules: OverRules
}
type InningsOfView = MatchView['innings'][number]

/** The batting side's score and overs, after the match the winner's, then the equation and the other innings. */
export function Score({ card, view, overRules }: ScoreProps) {
  const main = mainInnings(view)
  if (main === undefined) return null
  return (
    <div className={styles.main}>
      <Batting innings={main} all={view.innings} overRules={overRules} sides={card.sides} />
      <Words view={view} overRules={overRules} />
      {view.innings.length === 1 ? (
        <Waiting card={card} view={view} />
      ) : (
        <Others innings={view.innings} main={main} overRules={overRules} sides={card.sides} />
      )}
    </div>
  )
}

/** The innings that is written large. */
export const mainInnings = ({ innings, result }: Pick<MatchView, 'innings' | 'result'>) =>
  innings.findLast(({ team, superOver }) => !superOver && team.id === result?.winner) ??
  innings.at(-1)

type Sides = { readonly overRules: OverRules; readonly sides: MatchCard['sides'] }
type BattingProps = TurnProps & Sides

function Batting({ innings, all, overRules, sides }: BattingProps) {
  const { figure, unit, title } = lengthOf(innings, overRules)
  return (
    <div className={styles.batting}>
      <TeamCrest team={sideOf(sides, innings.team)} size={84} />
      <div>
        <p className={styles.name}>
          {innings.team.name} <Turn innings={innings} all={all} />
        </p>
        <div className={styles.score}>
          <span className={styles.tins}>
            <ScoreTiles value={scoreText(innings)} label={spokenScore(innings)} />
          </span>
          <span className={styles.overs}>
            <span className="pv-board-caption">{title}</span>
            <span className={styles.overTiles}>
              <ScoreTiles value={figure} label={`${figure} ${unit}`} />
            </span>
          </span>
        </div>
      </div>
    </div>
  )
}

function Words({ view, overRules }: Pick<ScoreProps, 'view' | 'overRules'>) {
  const said = headline(view)
  const note = rates(view, overRules)
  return (
    <div className={classes(words.words, said.length > 26 && words.long)}>
      <p className={classes('pv-display', words.equation)}>{said}</p>
      {note !== '' && <p className="pv-board-caption">{note}</p>}
    </div>
  )
}

type BattingLength = { readonly innings: InningsOfView; readonly overRules: OverRules }

type OthersProps = Sides & {
  readonly innings: readonly InningsOfView[]
  readonly main: InningsOfView
}

/** The other innings, in rows when there are several. */
function Others({ innings, main, overRules, sides }: OthersProps) {
  const others = innings.filter((one) => one !== main)
  return (
    <div className={classes(styles.others, others.length > 1 && styles.rows)}>
      {others.map((one) => (
        <div key={one.number} className={styles.other}>
          <p className={styles.side}>
            <TeamCrest team={sideOf(sides, one.team)} size={30} />
            {one.team.name} <Turn innings={one} all={innings} />
          </p>
          <p className={classes('pv-display', styles.otherScore)}>
            <OtherScore innings={one} overRules={overRules} />
          </p>
        </div>
      ))}
    </div>
  )
}

function OtherScore({ innings, overRules }: BattingLength) {
  if (innings.closed === 'forfeited') return <small>{t.forfeited}</small>
  return (
    <>
      <span aria-hidden="true">{scoreText(innings)}</span>
      <span className="pv-hidden">{spokenScore(innings)}</span>{' '}
      <small>{lengthText(innings, overRules)}</small>
    </>
  )
}

/** The side that has not batted yet. */
function Waiting({ card, view }: Pick<ScoreProps, 'card' | 'view'>) {
  const batting = view.innings[0]?.team
  const other = card.sides.find(({ id, name }) => id !== batting?.id && name !== batting?.name)
  if (other === undefined) return <div />
  return (
    <div className={styles.others}>
      <div className={styles.other}>
        <p className={styles.side}>
          <TeamCrest team={other} size={30} />
          {other.name}
        </p>
        <p className={styles.waiting}>{view.result === null ? t.yetToBat : t.didNotBat}</p>
      </div>
    </div>
  )
}

type TurnProps = {
  readonly innings: InningsOfView
  readonly all: readonly InningsOfView[]
}

function Turn({ innings, all }: TurnProps) {
  const name = inningsName(innings, all)
  return name === undefined ? null : <small className={styles.turn}>{name}</small>
}
