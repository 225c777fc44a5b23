import { descriptionOf } from '@pavilion/cricket/description.ts'
import type { BallBowled, Extras } from '@pavilion/cricket/facts.ts'
import type { MatchState } from '@pavilion/cricket/fold/state.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import { ballOf } from '../pad/ball.ts'
import type { ExtraKey, Middle, Pressed } from '../pad/ball.ts'
import { fielderKey, wicketBall } from '../pad/wicket.ts'
import type { WicketDraft } from '../pad/wicket.ts'

/** A ball as the controls of the pad show it. */
export type BallDraft = {
  readonly middle: Middle
  readonly runs: number
  readonly nonBoundary: boolean
  readonly pressed: Pressed
  readonly wicket: WicketDraft | null
}

/** A ball that is not written down yet. */
export const newBall = (middle: Middle): BallDraft => ({
  middle,
  runs: 0,
  nonBoundary: false,
  pressed: new Set(),
  wicket: null,
})

/** What the scorer pressed for a recorded ball. */
export function draftOfBall(ball: BallBowled, conditions: PlayingConditions): BallDraft {
  const { striker, nonStriker, bowler, nonBoundary, extras = {} } = ball
  const run = runsRun(ball, extras, conditions)
  return {
    middle: { striker, nonStriker, bowler },
    runs: run,
    nonBoundary: nonBoundary === true,
    pressed: new Set(keys.flatMap(([key, kind]) => ((extras[kind] ?? 0) > 0 ? [key] : []))),
    wicket: wicketOf(ball, run),
  }
}

const keys: readonly (readonly [ExtraKey, keyof Extras])[] = [
  ['wide', 'wides'],
  ['noball', 'noballs'],
  ['bye', 'byes'],
  ['legbye', 'legbyes'],
]

function runsRun({ runs }: BallBowled, extras: Extras, { wideValue }: PlayingConditions): number {
  const { wides = 0, byes = 0, legbyes = 0 } = extras
  return runs + byes + legbyes + Math.max(wides - wideValue, 0)
}

function wicketOf({ wickets = [], crossed }: BallBowled, runs: number): WicketDraft | null {
  const [wicket] = wickets
  if (wicket === undefined) return null
  const [fielder = null, second = null] = wicket.fielders?.map(fielderKey) ?? []
  return {
    out: wicket.playerOut,
    kind: wicket.kind,
    fielder,
    second,
    runs,
    crossed: crossed === true,
  }
}

/**
 * The ball that a draft records. What the controls do not show is kept of the ball that it replaces: reviews,
 * the wagon wheel, the note, penalty runs, a second wicket and further fielders.
 */
export function ballOfDraft(
  state: MatchState,
  draft: BallDraft,
  was: BallBowled | null,
): BallBowled {
  const { middle, runs, nonBoundary, pressed, wicket } = draft
  const { conditions } = state.setup
  const ball =
    wicket === null
      ? ballOf(middle, { runs, pressed, nonBoundary: nonBoundary && canBeAllRun(runs) }, conditions)
      : wicketBall(state, { middle, pressed }, wicket)
  return was === null ? ball : withRest(ball, was, { wicket, conditions })
}

/** Fours and sixes may be run. */
export const canBeAllRun = (runs: number): boolean => runs === 4 || runs === 6

type Kept = { readonly wicket: WicketDraft | null; readonly conditions: PlayingConditions }

function withRest(ball: BallBowled, was: BallBowled, { wicket, conditions }: Kept): BallBowled {
  const extras = keptExtras(ball, was, conditions)
  const wickets = isUntouched(wicket, was, conditions) ? was.wickets : ball.wickets
  const { extras: _, wickets: __, ...rest } = ball
  return {
    ...rest,
    ...(Object.keys(extras).length > 0 && { extras }),
    ...(wickets && { wickets }),
    ...descriptionOf(was),
  }
}

function keptExtras(ball: BallBowled, was: BallBowled, { noBallValue }: PlayingConditions): Extras {
  const { penalty, noballs = 0 } = was.extras ?? {}
  const hasMore = (ball.extras?.noballs ?? 0) > 0 && noballs > noBallValue
  return {
    ...ball.extras,
    ...(hasMore && { noballs }),
    ...(penalty !== undefined && { penalty }),
  }
}

function isUntouched(
  wicket: WicketDraft | null,
  was: BallBowled,
  conditions: PlayingConditions,
): boolean {
  const before = draftOfBall(was, conditions).wicket
  return (
    wicket !== null &&
    before !== null &&
    wicket.out === before.out &&
    wicket.kind === before.kind &&
    wicket.fielder === before.fielder &&
    wicket.second === before.second
  )
}
