import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import { oversName } from '@pavilion/cricket/text/length-text.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { BallStrip } from '@pavilion/kit/cricket/scoreboard/ball-strip.tsx'
import type { MatchView } from '@pavilion/cricket/views/view.ts'
import * as t from '#texts/matches.ts'
import { shortNames } from '../short-names.ts'
import styles from './middle.module.css'
import { marksText, overMarks, standText } from './board-text.ts'
import { Batters, Bowler } from './pair.tsx'

type MiddleProps = { readonly view: MatchView; readonly overRules: OverRules }

/** Batters, bowler and current over. */
export function Middle({ view, overRules }: MiddleProps) {
  const { board } = view
  const marks = overMarks(view, overRules)
  const thisOver = t.thisOver({ unit: oversName(overRules) })
  return (
    <div className={styles.foot}>
      {board.batters.length > 0 && (
        <Batters
          innings={view.innings.length}
          batters={board.batters}
          awaitsNext={board.batters.length === 1}
        />
      )}
      {board.bowler && (
        <Bowler
          innings={view.innings.length}
          bowler={board.bowler}
          economy={economy(view)}
          aside={standText(board, shortNames(view))}
          overRules={overRules}
        />
      )}
      {marks.length > 0 && (
        <div className={styles.over}>
          <span className={classes('pv-board-caption', styles.caption)}>{thisOver}</span>
          <BallStrip
            balls={marks}
            size="large"
            label={t.thisOverBalls({ thisOver, balls: marksText(marks) })}
            oneLine
          />
        </div>
      )}
    </div>
  )
}

function economy({ board, innings }: MatchView): number | null {
  const row = innings.at(-1)?.bowling.find(({ id }) => id === board.bowler?.id)
  return row?.economy ?? null
}
