import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { BallStrip } from '@pavilion/kit/cricket/scoreboard/ball-strip.tsx'
import { Seam } from '@pavilion/kit/cricket/scoreboard/seam.tsx'
import { ScoreTiles } from '@pavilion/kit/cricket/scoreboard/score-tiles.tsx'
import { stitchesOf } from '#shared/score-of.ts'
import * as t from '#texts/marketing.ts'
import { keyText, padKeys } from './pad-keys.ts'
import type { PadView } from './pad-view.ts'
import styles from './pad.module.css'
import { usePad } from './use-pad.ts'

/** A scorer's pad to try: the engine is fetched with the first press and folds every ball in the page. */
export function Pad({ opening }: { readonly opening: PadView }) {
  const { view, refusal, press, undo, restart, prepare } = usePad(opening)
  return (
    <div className={styles.pad} onPointerEnter={prepare} onFocus={prepare}>
      <PadBoard view={view} />
      <output className={styles.said}>{refusal ?? (latestOf(view) || t.pressAKeyTheFirst)}</output>
      <div className={styles.keys}>
        {padKeys.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            data-key={key}
            aria-label={keyText[key][1]}
            disabled={view.isOver}
            onClick={() => press(key)}
          >
            {keyText[key][0]}
          </button>
        ))}
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.quiet} disabled={view.said === ''} onClick={undo}>
          <Icon name="undo" />
          {t.undoTheLastBall}
        </button>
        <button type="button" className={styles.quiet} onClick={restart}>
          {t.startAgain}
        </button>
      </div>
    </div>
  )
}

/** The result ends what is said. */
const latestOf = ({ said, note, isOver }: PadView) => (isOver ? `${said} ${note}.` : said)

function PadBoard({ view }: { readonly view: PadView }) {
  const { side, runs, wickets, overs, note, batters, bowler, over, seam, balls } = view
  return (
    <div className={classes('pv-board', styles.board)}>
      <div className={styles.score}>
        <span>
          <b className={styles.side}>{side}</b>
          <span className={styles.note}>{note || t.fiveOversASide}</span>
        </span>
        <span className={styles.tins}>
          <ScoreTiles
            value={`${runs}/${wickets}`}
            label={t.runsForWickets({ runs, wickets })}
            size="3.25rem"
          />
          <ScoreTiles value={overs} label={t.oversText({ overs })} size="1.75rem" />
        </span>
      </div>
      <Seam
        stitches={stitchesOf(seam)}
        total={balls || 30}
        height={34}
        label={t.oneStitchAScore({ score: t.runsForWickets({ runs, wickets }) })}
      />
      <div className={styles.people}>
        {batters.length === 0 && <span className="pv-board-caption">{t.nobodyIsInYet}</span>}
        {batters.map(({ name, figures }) => (
          <span key={name}>
            {name} <b>{figures}</b>
          </span>
        ))}
        <span className={styles.bowler}>{bowler}</span>
      </div>
      <div className={styles.over}>
        {over.length > 0 && (
          <BallStrip balls={over} label={over.map(({ text }) => text).join(', ')} size="small" />
        )}
      </div>
    </div>
  )
}
