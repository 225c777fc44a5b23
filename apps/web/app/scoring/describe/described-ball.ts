import { described, descriptionOf } from '@pavilion/cricket/description.ts'
import type { BallDescription } from '@pavilion/cricket/description.ts'
import type { BallBowled, Corrected, Fact, WagonPoint } from '@pavilion/cricket/facts.ts'
import { isBall } from '@pavilion/cricket/fold/state.ts'
import type { BallEntry, MatchState } from '@pavilion/cricket/fold/state.ts'

export function findBall({ innings }: MatchState, seq: number): BallEntry | null {
  for (const { entries } of innings) {
    const found = entries.find((entry) => entry.seq === seq)
    if (found !== undefined && isBall(found)) return found
  }
  return null
}

/** What is recorded so that the ball has this description; nothing when it has it. Counts nothing. */
export function describing(ball: BallEntry, description: BallDescription): readonly Corrected[] {
  const { seq, fact } = ball
  const isSame = JSON.stringify(descriptionOf(fact)) === JSON.stringify(changedIn(description, {}))
  return isSame ? [] : [{ type: 'corrected', seq, fact: described(fact, description) }]
}

/** Says one thing more of a ball, together with what was said of it just before: they are undone at once. */
export function saying(state: MatchState, seq: number, part: Change): readonly Fact[] {
  const ball = findBall(state, seq)
  if (ball === null) return []
  const first = firstSaid(state, seq)
  const facts = describing(ball, changedIn(descriptionOf(ball.fact), part))
  return first === undefined ? facts : facts.map((fact) => ({ ...fact, with: first }))
}

/** The first of the descriptions of a ball that the log ends with. */
function firstSaid({ log }: MatchState, seq: number): number | undefined {
  const last = log.at(-1)
  if (last?.fact.type !== 'corrected' || last.fact.seq !== seq) return undefined
  return last.fact.reason === undefined ? (last.fact.with ?? last.seq) : undefined
}

export type Change = {
  readonly [Part in keyof BallDescription]?: BallDescription[Part] | undefined
}

/** The description with a part changed; what is undefined is not said any more. */
export function changedIn(now: BallDescription, part: Change): BallDescription {
  const whole = { ...now, ...part }
  const { wagon, note, reviews, stroke, pitched, fieldedBy } = whole
  return {
    ...(wagon && { wagon }),
    ...(note !== undefined && { note }),
    ...(reviews && { reviews }),
    ...(stroke !== undefined && { stroke }),
    ...(pitched && { pitched }),
    ...(fieldedBy !== undefined && { fieldedBy }),
  }
}

const FULL_TURN = 360
const HUNDREDTHS = 100
const rounded = (share: number) => Math.round(share * HUNDREDTHS) / HUNDREDTHS
const within = (least: number, value: number) => Math.min(1, Math.max(least, value))

/** A place in a field seen from behind the striker; `x` and `y` from the bat, in radiuses, `y` downwards. */
export function wagonAt({ x, y }: Place, { runs, nonBoundary }: BallBowled): WagonPoint {
  const angle = Math.round((Math.atan2(x, -y) * FULL_TURN) / (2 * Math.PI))
  const isBoundary = (runs === 4 || runs === 6) && nonBoundary !== true
  return {
    angle: (angle + FULL_TURN) % FULL_TURN,
    length: isBoundary ? 1 : rounded(within(0, Math.hypot(x, y))),
  }
}

export type Place = { readonly x: number; readonly y: number }

/** Where in a field a ball went, for drawing it. */
export function placeOf({ angle, length }: WagonPoint): Place {
  const radians = (angle * 2 * Math.PI) / FULL_TURN
  return { x: Math.sin(radians) * length, y: -Math.cos(radians) * length }
}
