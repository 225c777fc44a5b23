import type { BallBowled, Extras, Wicket } from '../facts.ts'
import { extrasOf, runsOf } from '../fold/fold-ball.ts'

/** How a ball is marked in a scorebook. */
export type BallMark = {
  readonly kind: 'dot' | 'run' | 'four' | 'six' | 'wicket' | 'extra'
  /** `•`, `3`, `4`, `6`, `W`, `wd`, `3nb`, `2lb` … */
  readonly text: string
}

const dot: BallMark = { kind: 'dot', text: '•' }
const four: BallMark = { kind: 'four', text: '4' }
const six: BallMark = { kind: 'six', text: '6' }
const wicketMark: BallMark = { kind: 'wicket', text: 'W' }

export function markOf(ball: BallBowled): BallMark {
  if (fallenOf(ball) !== undefined) return wicketMark
  if (ball.extras !== undefined && extrasOf(ball.extras) > 0) return extraMark(ball, ball.extras)
  if (ball.runs === 0) return dot
  if (ball.nonBoundary !== true && ball.runs === 4) return four
  if (ball.nonBoundary !== true && ball.runs === 6) return six
  return { kind: 'run', text: `${ball.runs}` }
}

function extraMark(ball: BallBowled, extras: Extras): BallMark {
  const total = runsOf(ball)
  const code = codeOf(extras)
  const alone = code === 'wd' || code === 'nb'
  return { kind: 'extra', text: total === 1 && alone ? code : `${total}${code}` }
}

function codeOf({ wides, noballs, byes, legbyes }: Extras): string {
  if ((wides ?? 0) > 0) return 'wd'
  if ((noballs ?? 0) > 0) return 'nb'
  if ((byes ?? 0) > 0) return 'b'
  return (legbyes ?? 0) > 0 ? 'lb' : 'pen'
}

/** The first wicket of the ball; retired hurt does not count. */
export function fallenOf(ball: BallBowled): Wicket | undefined {
  return ball.wickets?.find(({ kind }) => kind !== 'retired hurt' && kind !== 'retired not out')
}

/** The ball in words: "no run", "FOUR", "2 leg byes", "wide", "no-ball, SIX", "OUT". */
export function ballText(ball: BallBowled): string {
  const parts: string[] = []
  if (fallenOf(ball) !== undefined) parts.push('OUT')
  const extras = ball.extras === undefined ? [] : extraText(ball.extras)
  parts.push(...extras)
  if (ball.runs > 0 || parts.length === 0) parts.push(runWords(ball))
  return parts.join(', ')
}

function runWords({ runs, nonBoundary }: BallBowled): string {
  if (runs === 0) return 'no run'
  if (runs === 4 && nonBoundary !== true) return 'FOUR'
  if (runs === 6 && nonBoundary !== true) return 'SIX'
  return runs === 1 ? '1 run' : `${runs} runs`
}

const extraNames: readonly (readonly [keyof Extras, string, string])[] = [
  ['wides', 'wide', 'wides'],
  ['noballs', 'no-ball', 'no-ball'],
  ['byes', 'bye', 'byes'],
  ['legbyes', 'leg bye', 'leg byes'],
  ['penalty', 'penalty run', 'penalty runs'],
]

function extraText(extras: Extras): string[] {
  return extraNames.flatMap(([key, one, many]) => {
    const runs = extras[key] ?? 0
    if (runs === 0) return []
    if (key === 'noballs') return [many]
    if (runs === 1) return [key === 'wides' ? one : `1 ${one}`]
    return [`${runs} ${many}`]
  })
}

/** The letter of a ball for the seam: `.`, `1` to `6`, `W`. */
export function letterOf(ball: BallBowled): string {
  if (fallenOf(ball) !== undefined) return 'W'
  const runs = Math.min(runsOf(ball), 6)
  return runs === 0 ? '.' : `${runs}`
}
