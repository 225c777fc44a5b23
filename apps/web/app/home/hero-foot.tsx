import type { Board, BoardBatter, BoardBowler } from '@pavilion/cricket/board.ts'
import { BallStrip } from '@pavilion/kit/scoreboard/ball-strip.tsx'
import styles from './hero-board.module.css'

const ballsShown = 8

/** Both batters, the bowler and the latest balls. */
export function HeroFoot({ board }: { readonly board: Board }) {
  const { batters, bowler, recent } = board
  const balls = recent.slice(-ballsShown)
  return (
    <span className={styles.foot}>
      {batters.map((batter) => (
        <Batter key={batter.id} batter={batter} />
      ))}
      {bowler && <Bowler bowler={bowler} />}
      {balls.length > 0 && (
        <span className={styles.balls}>
          <BallStrip
            balls={balls}
            label={`Last balls: ${balls.map(({ text }) => text).join(', ')}`}
          />
        </span>
      )}
    </span>
  )
}

function Batter({ batter: { name, runs, balls, onStrike } }: { readonly batter: BoardBatter }) {
  return (
    <span className={styles.player}>
      <span>
        {onStrike ? <b>{name}</b> : name}
        {onStrike && <i>on strike</i>}
      </span>
      <b className={styles.figure}>
        {runs}
        <small>{balls}</small>
      </b>
    </span>
  )
}

function Bowler({ bowler: { name, wickets, runs, overs } }: { readonly bowler: BoardBowler }) {
  return (
    <span className={styles.player}>
      <span>
        {name}
        <i>bowling</i>
      </span>
      <b className={styles.figure}>
        {wickets}–{runs}
        <small>{overs}</small>
      </b>
    </span>
  )
}
