import { lengthText } from '@pavilion/cricket/text/length-text.ts'
import { Ground } from '@pavilion/kit/art/ground.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { BallMark } from '@pavilion/kit/cricket/scoreboard/ball-mark.tsx'
import { Seam } from '@pavilion/kit/cricket/scoreboard/seam.tsx'
import { ScoreTiles } from '@pavilion/kit/cricket/scoreboard/score-tiles.tsx'
import type { ReactNode } from 'react'
import { latestInnings, scoreText, stitchesOf } from '#shared/score-of.ts'
import * as t from '#texts/home.ts'
import type { Hero, Table } from './load-home.ts'
import styles from './story.module.css'

type HappeningsProps = { readonly match: Hero; readonly table: Table | null }

/** The six places where a recorded ball shows up, with the match's figures. */
export function Happenings({ match, table }: HappeningsProps) {
  return (
    <ol className={styles.happenings}>
      <Happening title={t.theScoreboardTurnsOver}>
        <Board match={match} />
      </Happening>
      <Happening title={t.commentaryWritesItself}>
        <Commentary match={match} />
      </Happening>
      <Happening title={t.theWagonWheelGains}>
        <div className={styles.wheel}>
          <Ground
            name={match.card.ground?.name ?? ''}
            view={{ width: 860, height: 830 }}
            fit="contain"
            surroundings={false}
            shots={match.shots}
          />
        </div>
      </Happening>
      <Happening title={t.theSeamGetsAStitch}>
        <Seam
          stitches={stitchesOf(match.card.seam)}
          total={match.card.ballsAllotted ?? undefined}
          label={t.theInningsOneStitch}
        />
      </Happening>
      <Happening title={t.theTableUpdates}>
        <ol className={styles.table}>
          {table?.standings.slice(0, 3).map(({ team, points }) => (
            <li key={team.id}>
              <span className="pv-truncate">{team.name}</span>
              <b>{points}</b>
            </li>
          ))}
        </ol>
      </Happening>
      <Happening title={t.careerRecordsFollow}>
        <AddedUp match={match} />
      </Happening>
    </ol>
  )
}

type HappeningProps = { readonly title: string; readonly children: ReactNode }

function Happening({ title, children }: HappeningProps) {
  return (
    <li>
      <h3>{title}</h3>
      {children}
    </li>
  )
}

type PartProps = { readonly match: Hero }

function Board({ match: { card } }: PartProps) {
  const innings = latestInnings(card)
  return (
    innings && (
      <div className={classes('pv-board', styles.board)}>
        <ScoreTiles value={scoreText(innings)} size="2.5rem" />
        <span className="pv-board-caption">{lengthText(innings, card)}</span>
      </div>
    )
  )
}

function Commentary({ match: { line } }: PartProps) {
  return (
    line?.mark && (
      <p className={styles.said}>
        <BallMark kind={line.mark.kind} text={line.mark.text} />
        <span>
          <b>{line.head}</b> {line.text}
        </span>
      </p>
    )
  )
}

function AddedUp({ match: { board } }: PartProps) {
  const batter = board.batters.find(({ onStrike }) => onStrike) ?? board.batters[0]
  return (
    batter && (
      <p>{t.nameHasRunsFromBalls({ name: batter.name, runs: batter.runs, balls: batter.balls })}</p>
    )
  )
}
