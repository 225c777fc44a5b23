import type { BallBowled } from '../facts.ts'
import { runsOf } from '../fold/fold-ball.ts'
import { fallenOf } from './ball-mark.ts'
import type { Message } from './message.ts'
import { isCredited } from './scene.ts'
import type { Scene, Telling } from './scene.ts'

/** What a ball means for batter, bowler, pair and match, besides what happened on it. */
export function situationOf(telling: Telling): Message[] {
  return [
    ...feats(telling),
    ...marks(telling),
    ...retirement(telling),
    ...overEnd(telling),
    ...chase(telling),
  ]
}

const FIVE = 5
const HAT_TRICK = 3

/** Two, three and more wickets with balls that follow each other, and the fifth of the innings. */
function feats({ ball, bowler, figures, scene }: Telling): Message[] {
  if (!isCredited(ball)) return []
  const { inARow, wickets, runs } = figures
  const said: Message[] = []
  if (inARow === HAT_TRICK) said.push({ key: 'hatTrick', told: { bowler } })
  else if (inARow > HAT_TRICK) said.push({ key: 'moreInARow', told: { bowler, wickets: inARow } })
  else if (inARow === 2 && !scene.ends) said.push({ key: 'onHatTrick', told: { bowler } })
  if (wickets === FIVE) said.push({ key: 'fiveWickets', told: { bowler, runs } })
  return said
}

/** Fifties and hundreds of batter, pair and side that this ball completed. In pairs a side’s score goes down too. */
function marks({ ball, striker, runs, balls, stand, standBalls, ...side }: Telling): Message[] {
  const all = runsOf(ball)
  const [own, pair, whole] = [
    passed(runs, ball.runs, 50),
    passed(stand, all, 50),
    side.isPairs ? null : passed(side.total, all, 100),
  ]
  return [
    ...(own === null
      ? []
      : [{ key: 'mark', told: { name: striker, runs, balls, mark: own } } as const]),
    ...(pair === null
      ? []
      : [{ key: 'stand', told: { mark: pair, runs: stand, balls: standBalls } } as const]),
    ...(whole === null ? [] : [{ key: 'teamMark', told: { mark: whole } } as const]),
  ]
}

/** The multiple of `step` that the last `by` runs reached or passed; null when none. */
export function passed(now: number, by: number, step: number): number | null {
  const mark = Math.floor(now / step) * step
  return mark > 0 && now - by < mark ? mark : null
}

const retirement = ({ striker: name, runs, balls, limit, ball, scene }: Telling): Message[] =>
  limit !== null && runs >= limit && runs - ball.runs < limit && scene.retires
    ? [{ key: 'retiresAt', told: { name, runs, balls } }]
    : []

function overEnd({ bowler, scene }: Telling): Message[] {
  if (scene.overWas === 'maiden') return [{ key: 'maiden', told: { bowler } }]
  return scene.overWas === 'wicket maiden' ? [{ key: 'wicketMaiden', told: { bowler } }] : []
}

/** No equation that nobody could meet: seven a ball, a no-ball among them. */
const MOST_A_BALL = 7

/** The chase: with the winning run, at the end of an over, and after every ball of the last. */
function chase({ ball, batting, scene: { needed, left, ends, ...over } }: Telling): Message[] {
  if (needed === null) return []
  if (needed <= 0)
    return won(ball, needed) ? [{ key: 'targetReached', told: { team: batting } }] : []
  if (left === null || ends || needed > left * MOST_A_BALL) return []
  if (needed === 1 && runsOf(ball) > 0) return [{ key: 'level', told: { left } }]
  return equation({ needed, left }, over)
}

function equation(
  told: { readonly needed: number; readonly left: number },
  { isLastOver, overWas }: Pick<Scene, 'isLastOver' | 'overWas'>,
): Message[] {
  if (told.left === 1) return [{ key: 'lastBall', told }]
  if (isLastOver) return [{ key: 'lastOver', told }]
  return overWas === null ? [] : [{ key: 'chase', told }]
}

const won = (ball: BallBowled, needed: number): boolean => needed + runsOf(ball) > 0

/** A duck, a golden one with the first ball faced; nobody is out for good in pairs. */
export function duckOf({ ball, outs, isPairs }: Telling): Message[] {
  const wicket = fallenOf(ball)
  if (wicket === undefined || isPairs || wicket.kind === 'retired out' || outs === null) return []
  const { name: out, runs, balls } = outs
  if (runs > 0 || balls === 0) return []
  const isGolden = balls === 1 && wicket.playerOut === ball.striker
  return [isGolden ? { key: 'goldenDuck', told: { out } } : { key: 'duck', told: { out, balls } }]
}
