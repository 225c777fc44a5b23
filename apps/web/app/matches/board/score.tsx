import { Crest } from '@pavilion/kit/art/crest.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Tins } from '@pavilion/kit/scoreboard/tins.tsx'
import type { MatchView } from '@pavilion/cricket/view.ts'
import { inningsName, scoreText, scoreWords } from '../innings-words.ts'
import styles from './board.module.css'
import { headline, rates } from './board-words.ts'

type ScoreProps = { readonly view: MatchView }
type InningsOfView = MatchView['innings'][number]

/** Crest, side, score in tins and overs; the equation; the innings before. */
export function Score({ view }: ScoreProps) {
  const latest = view.innings.at(-1)
  if (latest === undefined) return null
  return (
    <div className={styles.main}>
      <div className={styles.batting}>
        <Crest name={latest.team.name} size={84} />
        <div>
          <p className={styles.name}>
            {latest.team.name} <Turn innings={latest} all={view.innings} />
          </p>
          <div className={styles.score}>
            <span className={styles.tins}>
              <Tins value={scoreText(latest)} label={scoreWords(latest)} />
            </span>
            <span className={styles.overs}>
              <span className="pv-board-caption">Overs</span>
              <span className={styles.overTins}>
                <Tins value={latest.overs} label={latest.overs} />
              </span>
            </span>
          </div>
        </div>
      </div>
      <Words view={view} />
      <Earlier innings={view.innings} />
    </div>
  )
}

function Words({ view }: ScoreProps) {
  const said = headline(view)
  const note = rates(view)
  return (
    <div className={classes(styles.words, said.length > 26 && styles.long)}>
      <p className={classes('pv-display', styles.equation)}>{said}</p>
      {note !== '' && <p className="pv-board-caption">{note}</p>}
    </div>
  )
}

function Earlier({ innings }: { readonly innings: readonly InningsOfView[] }) {
  return (
    <div className={styles.others}>
      {innings.slice(0, -1).map((one) => (
        <div key={one.number} className={styles.other}>
          <p className={styles.side}>
            <Crest name={one.team.name} size={30} />
            {one.team.name} <Turn innings={one} all={innings} />
          </p>
          <p className={classes('pv-display', styles.otherScore)}>
            <span aria-hidden="true">{scoreText(one)}</span>
            <span className="pv-hidden">{scoreWords(one)}</span> <small>{one.overs} overs</small>
          </p>
        </div>
      ))}
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
