import type { BallBowled, Extras, Wicket } from '@pavilion/cricket/facts.ts'
import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'

/** The keys that say what kind of runs the next ones are. */
export const extraKeys = ['wide', 'noball', 'bye', 'legbye'] as const
export type ExtraKey = (typeof extraKeys)[number]

/** The extras that are pressed, ready to be combined with runs or a wicket. */
export type Pressed = ReadonlySet<ExtraKey>

/** What cannot happen together on a ball: a wide is never a no-ball, nor has it byes (Laws 21.13, 22.6). */
const excluded: Readonly<Record<ExtraKey, readonly ExtraKey[]>> = {
  wide: ['noball', 'bye', 'legbye'],
  noball: ['wide'],
  bye: ['wide', 'legbye'],
  legbye: ['wide', 'bye'],
}

/** Presses an extra, which lets go of those that it excludes, or lets go of it. */
export function toggleExtra(pressed: Pressed, key: ExtraKey): Pressed {
  if (pressed.has(key)) return new Set([...pressed].filter((one) => one !== key))
  return new Set([...[...pressed].filter((one) => !excluded[key].includes(one)), key])
}

/** Who bats and bowls on the next ball. */
export type Middle = Pick<BallBowled, 'striker' | 'nonStriker' | 'bowler'>

/** What a scorer saw. `runs`: those that were run, or the boundary. */
export type Seen = {
  readonly runs: number
  readonly pressed: Pressed
  readonly nonBoundary?: boolean
  readonly wicket?: Wicket
  readonly crossed?: boolean
}

type Conditions = Pick<PlayingConditions, 'wideValue' | 'noBallValue'>

/** The ball as it is recorded. */
export function ballOf(middle: Middle, seen: Seen, conditions: Conditions): BallBowled {
  const { runs, pressed, nonBoundary, wicket, crossed } = seen
  const offBat = !notOffBat.some((key) => pressed.has(key))
  const extras = extrasOf(seen, conditions)
  return {
    type: 'ball-bowled',
    ...middle,
    runs: offBat ? runs : 0,
    ...(nonBoundary && offBat && { nonBoundary: true }),
    ...(Object.keys(extras).length > 0 && { extras }),
    ...(wicket && { wickets: [wicket] }),
    ...(crossed && { crossed: true }),
  }
}

const notOffBat: readonly ExtraKey[] = ['wide', 'bye', 'legbye']

/** All runs off a wide are wides (Law 22.6); byes and leg byes are those that were run. */
function extrasOf({ runs, pressed }: Seen, { wideValue, noBallValue }: Conditions): Extras {
  return {
    ...(pressed.has('wide') && { wides: wideValue + runs }),
    ...(pressed.has('noball') && { noballs: noBallValue }),
    ...(pressed.has('bye') && runs > 0 && { byes: runs }),
    ...(pressed.has('legbye') && runs > 0 && { legbyes: runs }),
  }
}

/** The same with the batters' places changed, where the scorer says that the other one faces. */
export const swapped = ({ striker, nonStriker, bowler }: Middle): Middle => ({
  striker: nonStriker,
  nonStriker: striker,
  bowler,
})
