import type { PlayingConditions } from '../formats/conditions.ts'
import type { BallBowled, DismissalKind, Extras, Wicket } from '../facts.ts'
import { ok, refused } from '../result.ts'
import type { Result } from '../result.ts'
import type { PlayerId } from '../setup.ts'

/** The players of the ball that is being parsed. */
export type AtTheWicket = {
  readonly striker: PlayerId
  readonly nonStriker: PlayerId
  readonly bowler: PlayerId
}

/** Codes after the W. The striker is out, except for `rn`, run out at the non-striker's end. */
const wicketCodes: Readonly<Record<string, DismissalKind>> = {
  b: 'bowled',
  c: 'caught',
  cb: 'caught and bowled',
  lbw: 'lbw',
  st: 'stumped',
  ro: 'run out',
  rn: 'run out',
  hw: 'hit wicket',
  of: 'obstructing the field',
  hb: 'handled the ball',
  ht: 'hit the ball twice',
  rto: 'retired out',
  rth: 'retired hurt',
  rtn: 'retired not out',
}

const runs = /^(\d{1,2})(x?)$/
const extra = /^(\d{0,2})(wd|nb|b|lb|p)$/
const wicketCode = /^W([a-z]+)$/

/**
 * Parses a ball in scorer's shorthand, with parts joined by `+`. `.` no run, `4` a boundary, `4x` an
 * all-run four, `wd`, `3wd` (runs in total), `nb+4`, `2lb`, `5p` penalty, `Wc` caught, `1+Wrn` a run and
 * the non-striker run out, `X` the batters had crossed.
 */
export function parseBall(
  text: string,
  who: AtTheWicket,
  conditions: PlayingConditions,
): Result<BallBowled, 'bad-notation'> {
  const draft: Draft = { runs: 0, extras: {}, wickets: [] }
  for (const part of text.split('+')) {
    if (!readPart(part, draft, { who, conditions })) {
      return refused('bad-notation', `"${part}" of "${text}" is no shorthand for a ball.`)
    }
  }
  const { extras, wickets, nonBoundary, crossed } = draft
  return ok({
    type: 'ball-bowled',
    ...who,
    runs: draft.runs,
    ...(nonBoundary === true && { nonBoundary }),
    ...(Object.keys(extras).length > 0 && { extras }),
    ...(wickets.length > 0 && { wickets }),
    ...(crossed === true && { crossed }),
  })
}

type Draft = {
  runs: number
  nonBoundary?: true
  crossed?: true
  extras: { -readonly [K in keyof Extras]: Extras[K] }
  wickets: Wicket[]
}

type Context = { readonly who: AtTheWicket; readonly conditions: PlayingConditions }

function readPart(part: string, draft: Draft, context: Context): boolean {
  if (part === '.') return true
  if (part === 'X') draft.crossed = true
  return (
    part === 'X' ||
    readRuns(part, draft) ||
    readExtra(part, draft, context) ||
    readWicket(part, draft, context)
  )
}

function readRuns(part: string, draft: Draft): boolean {
  const match = runs.exec(part)
  if (match === null) return false
  draft.runs = Number(match[1])
  if (match[2] === 'x') draft.nonBoundary = true
  return true
}

function readExtra(part: string, draft: Draft, { conditions }: Context): boolean {
  const match = extra.exec(part)
  if (match === null) return false
  const [, count = '', code = ''] = match
  const key = extraCodes[code]
  if (key === undefined) return false
  draft.extras[key] = count === '' ? usualCost(key, conditions) : Number(count)
  return true
}

const extraCodes: Readonly<Record<string, keyof Extras>> = {
  wd: 'wides',
  nb: 'noballs',
  b: 'byes',
  lb: 'legbyes',
  p: 'penalty',
}

function usualCost(key: keyof Extras, { wideValue, noBallValue }: PlayingConditions): number {
  if (key === 'wides') return wideValue
  if (key === 'noballs') return noBallValue
  return key === 'penalty' ? 5 : 1
}

function readWicket(part: string, draft: Draft, { who }: Context): boolean {
  const code = part === 'W' ? 'b' : (wicketCode.exec(part)?.[1] ?? '')
  const kind = wicketCodes[code]
  if (kind === undefined) return false
  draft.wickets.push({ kind, playerOut: code === 'rn' ? who.nonStriker : who.striker })
  return true
}

/** Formats a ball in the shorthand of `parseBall`; fielders, reviews and notes are lost. */
export function formatBall(ball: BallBowled, conditions: PlayingConditions): string {
  const parts = [
    ...formatExtras(ball.extras ?? {}, conditions),
    ...(ball.runs > 0 ? [`${ball.runs}${ball.nonBoundary === true ? 'x' : ''}`] : []),
    ...(ball.wickets ?? []).map((wicket) => formatWicket(wicket, ball)),
    ...(ball.crossed === true ? ['X'] : []),
  ]
  return parts.length === 0 ? '.' : parts.join('+')
}

function formatExtras(extras: Extras, conditions: PlayingConditions): string[] {
  return Object.entries(extraCodes).flatMap(([code, key]) => {
    const count = extras[key]
    if (count === undefined) return []
    return [count === usualCost(key, conditions) ? code : `${count}${code}`]
  })
}

function formatWicket({ kind, playerOut }: Wicket, { striker }: BallBowled): string {
  if (kind === 'run out') return playerOut === striker ? 'Wro' : 'Wrn'
  const code = Object.keys(wicketCodes).find((key) => wicketCodes[key] === kind)
  return `W${code ?? 'b'}`
}
