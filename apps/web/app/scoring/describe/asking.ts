import type { BallBowled, DismissalKind } from '@pavilion/cricket/facts.ts'
import type { BallEntry, MatchState } from '@pavilion/cricket/fold/state.ts'
import { isBall } from '@pavilion/cricket/fold/state.ts'
import { fallenOf, markOf } from '@pavilion/cricket/text/ball-mark.ts'
import type { AskedPart, Asking } from './asked-parts.ts'

/** What one tap answers. A shot has two: where it went and which it was. */
export type Question = 'wagon' | 'stroke' | 'pitched' | 'fielder'

/** What may happen between a ball and its answers. */
const comings: ReadonlySet<string> = new Set([
  'bowler-came-on',
  'batter-came-in',
  'batter-returned',
])

/** The ball that the device asks about, the last one; null once something else has happened. */
export function ballToAsk({ current, ended }: MatchState): BallEntry | null {
  if (current === null || ended !== null) return null
  const last = current.entries.findLast(({ fact }) => !comings.has(fact.type))
  return last !== undefined && isBall(last) ? last : null
}

/** What is still to be asked of a ball, in order. */
export function questionsOf(ball: BallBowled, asking: Asking): readonly Question[] {
  const isAsked = (part: AskedPart) =>
    asking[part] === 'every' || (asking[part] === 'key' && isKeyBall(ball))
  const questions: Question[] = [
    ...(isAsked('shot') ? shotQuestions(ball) : []),
    ...(isAsked('pitched') ? (['pitched'] as const) : []),
    ...(isAsked('fielder') && mayBeFielded(ball) ? (['fielder'] as const) : []),
  ]
  return questions.filter((question) => ball[answers[question]] === undefined)
}

const answers = {
  wagon: 'wagon',
  stroke: 'stroke',
  pitched: 'pitched',
  fielder: 'fieldedBy',
} as const satisfies Record<Question, keyof BallBowled>

const isKeyBall = (ball: BallBowled): boolean =>
  fallenOf(ball) !== undefined || ['four', 'six'].includes(markOf({ ...ball, extras: {} }).kind)

const isWide = ({ extras }: BallBowled): boolean => (extras?.wides ?? 0) > 0

/** Of a ball that went nowhere the stroke is asked first: it may say that the bat missed it. */
function shotQuestions(ball: BallBowled): Question[] {
  if (isWide(ball)) return []
  if (!mayHaveGone(ball)) return ['stroke']
  return ball.runs > 0 || fallenOf(ball) !== undefined ? ['wagon', 'stroke'] : ['stroke', 'wagon']
}

/** Out without the ball having gone anywhere. */
const atTheWicket: ReadonlySet<DismissalKind> = new Set([
  'bowled',
  'lbw',
  'stumped',
  'hit wicket',
  'hit the ball twice',
])

const wentNowhere = ({ wickets = [], stroke }: BallBowled): boolean =>
  wickets.some(({ kind }) => atTheWicket.has(kind)) ||
  stroke === 'missed' ||
  stroke === 'left alone'

/** Off the bat, so that it can be drawn in the wagon wheel. */
const mayHaveGone = (ball: BallBowled): boolean =>
  (ball.extras?.byes ?? 0) + (ball.extras?.legbyes ?? 0) === 0 && !wentNowhere(ball)

/** Who caught it or ran somebody out is said with the wicket. */
const mayBeFielded = (ball: BallBowled): boolean =>
  !isWide(ball) &&
  !wentNowhere(ball) &&
  fallenOf(ball)?.kind !== 'caught and bowled' &&
  fallenOf(ball)?.fielders === undefined
