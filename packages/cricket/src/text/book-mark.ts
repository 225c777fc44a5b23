import type { BallBowled, Extras } from '../facts.ts'
import { isBowlers } from '../fold/fold-ball.ts'
import type { PlayingConditions } from '../formats/conditions.ts'
import { fallenOf } from './ball-mark.ts'

/**
 * A ball in a box of a scorebook. `sign`: a cross for a wide, a circle for a no-ball, a triangle for byes and one on its
 * head for leg byes, with `text` in it: runs; `W` for a wicket of the bowler’s, `R` for another; `•` for nothing.
 */
export type BookMark = {
  readonly sign: 'none' | 'wide' | 'no-ball' | 'bye' | 'leg-bye'
  readonly text: string
}

type Values = Pick<PlayingConditions, 'wideValue' | 'noBallValue'>

/** Where a box has one sign, the first that holds; what came on top of a wide or a no-ball is its text. */
export function bookMarkOf(ball: BallBowled, values: Values): BookMark {
  const { sign, runs } = signOf(ball, ball.extras ?? {}, values)
  const fallen = fallenOf(ball)
  const wicket = fallen === undefined ? '' : isBowlers(fallen.kind) ? 'W' : 'R'
  const text = `${runs === 0 ? '' : runs}${wicket}`
  return { sign, text: text === '' && sign === 'none' ? '•' : text }
}

type Signed = { readonly sign: BookMark['sign']; readonly runs: number }

function signOf({ runs }: BallBowled, extras: Extras, values: Values): Signed {
  const { wides = 0, noballs = 0, byes = 0, legbyes = 0 } = extras
  const run = runs + byes + legbyes
  if (wides > 0) return { sign: 'wide', runs: wides - values.wideValue + run }
  if (noballs > 0) return { sign: 'no-ball', runs: noballs - values.noBallValue + run }
  if (byes > 0) return { sign: 'bye', runs: run }
  return legbyes > 0 ? { sign: 'leg-bye', runs: run } : { sign: 'none', runs: run }
}
