import { oversText } from '@pavilion/cricket/formats/conditions.ts'
import type { OverRules } from '@pavilion/cricket/formats/conditions.ts'
import type { Innings, MatchState } from '@pavilion/cricket/fold/state.ts'
import type { PlayerId } from '@pavilion/cricket/setup.ts'
import { countsBalls, inUnit, unitOf } from '@pavilion/cricket/text/length-text.ts'
import { ballText } from '@pavilion/cricket/text/ball-mark.ts'
import { shortNames } from '@pavilion/cricket/text/names.ts'
import { ballsOfOver } from '@pavilion/cricket/views/balls.ts'
import { boardOf } from '@pavilion/cricket/views/board.ts'
import type { Board } from '@pavilion/cricket/views/board.ts'
import { BallStrip } from '@pavilion/kit/cricket/scoreboard/ball-strip.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import * as t from '#texts/scoring.ts'
import type { Middle } from './ball.ts'
import styles from './score-head.module.css'
import { SpokenBall } from './spoken-ball.tsx'
import type { Pad } from './use-pad.ts'

type ScoreHeadProps = {
  readonly state: MatchState
  readonly middle: Middle | null
}

/** The score, who is in the middle, and the over. */
export function ScoreHead({ state, middle, pad }: ScoreHeadProps & { readonly pad: Pad }) {
  const board = boardOf(state)
  const innings = board.innings.at(-1)
  const rules = state.setup.conditions
  return (
    <>
      <section className={styles.score} aria-label={t.score}>
        <div>
          <span className={classes(styles.team, 'pv-truncate')}>{teamName(state, board)}</span>
          <b className={styles.total}>
            {innings?.runs ?? 0}
            <i>/</i>
            {innings?.wickets ?? 0}
          </b>
        </div>
        <div className={styles.rest}>
          <b className={styles.overs}>{inUnit(innings?.overs ?? '0', rules)}</b>
          <span>{board.equation?.toLowerCase() ?? restText(board)}</span>
          <Powerplay board={board} rules={rules} />
        </div>
      </section>
      <SpokenBall state={state} board={board} team={teamName(state, board)} />
      <MiddleRow state={state} board={board} middle={middle} pad={pad} />
      <ThisOver state={state} board={board} middle={middle} pad={pad} />
    </>
  )
}

const teamName = ({ setup }: MatchState, { batting }: Board) =>
  setup.teams.find(({ id }) => id === batting)?.name ?? setup.teams[0].name

function restText({ runRate, freeHit, stoppage }: Board): string {
  if (stoppage !== null) return stoppage
  if (freeHit) return t.freeHit
  return runRate === null ? '' : t.runRateText({ rate: runRate.toFixed(2) })
}

type PartProps = ScoreHeadProps & { readonly board: Board; readonly pad: Pad }

/** A press on the batter at the other end turns the strike: after a short run (Law 18.3), or to put it right. */
function MiddleRow({ state, board, middle, pad }: PartProps) {
  const naming = shortNames(state)
  return (
    <dl className={styles.middle}>
      {board.batters.map(({ id, runs, balls, onStrike }) => {
        const faces = middle === null ? onStrike : middle.striker === id
        const mayFace = middle !== null && !faces && middle.nonStriker === id
        return (
          <div key={id} className={classes(styles.person, faces && styles.faces)}>
            <dt className="pv-truncate">
              <span className={styles.point} aria-hidden />
              {faces
                ? t.namedFaces({
                    name: naming(id),
                    hidden: (text) => (
                      <span key="faces" className="pv-hidden">
                        {text}
                      </span>
                    ),
                  })
                : naming(id)}
            </dt>
            <dd>
              <b>{runs}</b> <small>{balls}</small>
              {mayFace && (
                <button
                  type="button"
                  className={styles.turn}
                  aria-label={t.namedFacesInstead({ name: naming(id) })}
                  onClick={pad.swap}
                />
              )}
            </dd>
          </div>
        )
      })}
      <Bowler state={state} id={middle?.bowler ?? board.bowler?.id} />
    </dl>
  )
}

type BowlerProps = { readonly state: MatchState; readonly id: PlayerId | undefined }

function Bowler({ state, id }: BowlerProps) {
  if (id === undefined) return null
  const line = state.current?.bowlerById.get(id) ?? { balls: 0, miscount: 0, runs: 0, wickets: 0 }
  const rules = state.setup.conditions
  const overs = inUnit(oversText(line.balls + line.miscount, rules.ballsPerOver), rules)
  return (
    <div className={classes(styles.person, styles.bowler)}>
      <dt className="pv-truncate">{shortNames(state)(id)}</dt>
      <dd>
        <b>
          {line.wickets}–{line.runs}
        </b>{' '}
        <small>{overs}</small>
      </dd>
    </div>
  )
}

const MOST_BALLS = 9

function ThisOver({ state, board, middle, pad }: PartProps) {
  const { current } = state
  const over = current?.over
  const isOpen = over !== null && over !== undefined && !over.closed
  const due = isOpen ? over.due - over.balls : state.setup.conditions.ballsPerOver
  const marks = isOpen ? board.thisOver.slice(-MOST_BALLS) : []
  const toCome = Array.from({ length: Math.min(due, MOST_BALLS) }, () => ({
    kind: 'next' as const,
  }))
  const words =
    isOpen && current ? ballsOfOver(current, over).map(({ entry }) => ballText(entry.fact)) : []
  return (
    <section className={styles.over} aria-label={t.thisOver}>
      <BallStrip
        balls={[...marks, ...toCome]}
        label={words.length === 0 ? t.noBallBowledYet : words.join(', ')}
        size="large"
        oneLine
      />
      <div className={styles.line}>
        <p>{middle === null ? ' ' : nextText(state, middle)}</p>
        <BookKey pad={pad} />
      </div>
    </section>
  )
}

function BookKey({ pad }: { readonly pad: Pad }) {
  return (
    <button
      type="button"
      className={styles.book}
      aria-keyshortcuts="e"
      onClick={() => pad.open('book')}
    >
      {t.scorebook}
    </button>
  )
}

/** "Over 16, third ball. Wattoo to Gondal.", or where balls are counted "Ball 93. Wattoo to Gondal." */
function nextText(state: MatchState, { striker, bowler }: Middle): string {
  const { setup, current } = state
  const naming = shortNames(state)
  const who = { bowler: naming(bowler), striker: naming(striker) }
  return countsBalls(setup.conditions)
    ? t.comingUpBall({ ball: (current?.balls ?? 0) + 1, ...who })
    : t.comingUp({ ...comingBall(current), ...who })
}

function comingBall(innings: Innings | null) {
  const over = innings?.over
  if (over && !over.closed) return { over: over.index + 1, ball: `${over.balls + 1}` }
  return { over: (innings?.overs.length ?? 0) + 1, ball: '1' }
}

type PowerplayProps = { readonly board: Board; readonly rules: OverRules }

function Powerplay({ board: { powerplay, powerplayTo }, rules }: PowerplayProps) {
  if (powerplay === null || powerplayTo === null) return null
  const over = inUnit(powerplayTo, rules)
  return <span>{t.powerplayToOver({ kind: powerplay, over, unit: unitOf(rules) })}</span>
}
