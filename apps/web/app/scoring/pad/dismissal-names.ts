import type { DismissalKind } from '@pavilion/cricket/facts.ts'
import * as t from '#texts/scoring.ts'

/** How somebody was out, as keys and cards say it. */
export const dismissalNames: Readonly<Record<DismissalKind, string>> = {
  bowled: t.bowled,
  caught: t.caught,
  'caught and bowled': t.caughtAndBowled,
  lbw: t.lbw,
  stumped: t.stumped,
  'run out': t.runOut,
  'hit wicket': t.hitWicket,
  'obstructing the field': t.obstructingTheField,
  'handled the ball': t.handledTheBall,
  'hit the ball twice': t.hitTheBallTwice,
  'timed out': t.timedOut,
  'retired out': t.retiredOut,
  'retired hurt': t.retiredHurt,
  'retired not out': t.retiredNotOut,
}
