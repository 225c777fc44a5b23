import type { Board, BoardBatter, BoardBowler } from '@pavilion/cricket/views/board.ts'
import { BallStrip } from '@pavilion/kit/cricket/scoreboard/ball-strip.tsx'
import * as t from '#texts/home.ts'
import styles from './hero-board.module.css'

const ballsShown = 7

/** Both batters, the bowler and the latest balls. */
export function HeroFoot({ board }: { readonly board: Board }) {
  const { batters, bowler, recent } = board
  const isLive = board.status === 'live'
  const balls = recent.slice(-ballsShown)
  return (
    <span className={styles.foot}>
      {batters.map((batter) => (
        <Batter key={batter.id} batter={batter} isLive={isLive} />
      ))}
      {bowler && <Bowler bowler={bowler} isLive={isLive} />}
      {balls.length > 0 && (
        <span className={styles.balls}>
          <BallStrip
            oneLine
            balls={balls}
            label={t.lastBalls({ balls: balls.map(({ text }) => text).join(', ') })}
          />
        </span>
      )}
    </span>
  )
}

type BatterProps = { readonly batter: BoardBatter; readonly isLive: boolean }

function Batter({ batter: { name, runs, balls, onStrike }, isLive }: BatterProps) {
  return (
    <span className={styles.player}>
      <span>
        {onStrike && isLive ? <b>{name}</b> : name}
        {onStrike && isLive && <i>{t.onStrike}</i>}
      </span>
      <b className={styles.figure}>
        {runs}
        <small>{balls}</small>
      </b>
    </span>
  )
}

type BowlerProps = { readonly bowler: BoardBowler; readonly isLive: boolean }

function Bowler({ bowler: { name, wickets, runs, overs }, isLive }: BowlerProps) {
  return (
    <span className={styles.player}>
      <span>
        {name}
        {isLive && <i>{t.bowling}</i>}
      </span>
      <b className={styles.figure}>
        {wickets}–{runs}
        <small>{overs}</small>
      </b>
    </span>
  )
}
