import { fallenOf } from './ball-mark.ts'
import type { BallBowled, Extras, Wicket } from '../facts.ts'
import { isLegal, runsOf } from '../fold/fold-ball.ts'

/** What is known about a ball; the commentary may say nothing else. */
export type Telling = {
  readonly ball: BallBowled
  readonly striker: string
  readonly bowler: string
  readonly naming: (player: string) => string
  /** The striker's runs after this ball. */
  readonly runs: number
  readonly balls: number
  /** The side's runs after this ball. */
  readonly total: number
  /** The side's score as written: "187/6". */
  readonly score: string
  /** The partnership's runs after this ball. */
  readonly stand: number
  readonly freeHit: boolean
  readonly freeHitNext: boolean
  /** Selects among wordings; the same ball always gets the same one. */
  readonly seed: number
}

/** The commentary of a ball, in a sentence or two. */
export function prose(telling: Telling): string {
  const { ball, freeHit, freeHitNext } = telling
  const parts = [freeHit ? 'Free hit.' : '', wicketProse(telling) ?? runProse(telling)]
  if (ball.wickets?.some(({ kind }) => kind === 'retired hurt'))
    parts.push('A batter retires hurt.')
  parts.push(...milestones(telling), reviewProse(ball))
  if (freeHitNext && !isLegal(ball.extras)) parts.push('The next ball is a free hit.')
  return [...parts, ball.note ?? ''].filter((part) => part !== '').join(' ')
}

function pick(seed: number, ways: readonly string[]): string {
  const mixed = Math.imul(seed ^ (seed >>> 7), 0x9e3779b1) >>> 0
  return ways[mixed % ways.length] ?? ''
}

function runProse(telling: Telling): string {
  const { ball, striker, bowler, runs, balls, seed } = telling
  if (ball.extras !== undefined && runsOf(ball) > ball.runs)
    return extrasProse(telling, ball.extras)
  if (ball.runs === 0) {
    return pick(seed, [
      'No run.',
      `Nothing off it for ${striker}.`,
      `A dot from ${bowler}.`,
      'A dot ball.',
    ])
  }
  const boundary = ball.nonBoundary !== true
  if (ball.runs === 4 && boundary) {
    return pick(seed, [
      `Four to ${striker}, who has ${runs}.`,
      `To the boundary, and ${striker} moves to ${runs}.`,
      `Four more: ${striker} ${runs} from ${balls}.`,
    ])
  }
  if (ball.runs === 6 && boundary) {
    return pick(seed, [
      `Six to ${striker}, who has ${runs} from ${balls}.`,
      `Over the boundary, and ${striker} moves to ${runs}.`,
      `Six off ${bowler}: ${striker} has ${runs}.`,
    ])
  }
  return fewRuns(telling)
}

function fewRuns({ ball, striker, runs, seed }: Telling): string {
  if (ball.runs === 1) {
    return pick(seed, ['A single.', `One to ${striker}.`, `${striker} takes one.`, 'One run.'])
  }
  if (ball.runs === 2)
    return pick(seed, ['Two runs.', `${striker} gets two.`, 'They come back for two.'])
  if (ball.runs === 3)
    return pick(seed, ['Three runs.', `${striker} gets three.`, 'They run three.'])
  return `${ball.runs} runs without the boundary; ${striker} has ${runs}.`
}

function extrasProse({ ball, striker, seed }: Telling, extras: Extras): string {
  const wides = extras.wides ?? 0
  if (wides === 1) return pick(seed, ['Wide.', 'Called wide.', 'A wide, to be bowled again.'])
  if (wides > 1) return `${wides} runs in wides.`
  return [
    (extras.noballs ?? 0) > 0 ? 'No-ball.' : '',
    ball.runs > 0 ? `${ball.runs} off the bat to ${striker}.` : '',
    count(extras.byes, 'bye'),
    count(extras.legbyes, 'leg bye'),
    count(extras.penalty, 'penalty run'),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function count(number: number | undefined, noun: string): string {
  if (number === undefined || number === 0) return ''
  return number === 1 ? `A ${noun}.` : `${number} ${noun}s.`
}

function wicketProse(telling: Telling): string | null {
  const wicket = fallenOf(telling.ball)
  if (wicket === undefined) return null
  const { score } = telling
  const standing = score.includes('/') ? `The score is ${score}.` : `All out for ${score}.`
  return `${manner(wicket, telling)} ${standing}`
}

function manner({ kind, playerOut, fielders }: Wicket, telling: Telling): string {
  const out = telling.naming(playerOut)
  const by = (fielders ?? []).flatMap(({ player }) =>
    player === undefined ? [] : [telling.naming(player)],
  )
  const { bowler } = telling
  if (kind === 'bowled') return `${bowler} bowls ${out}.`
  if (kind === 'caught and bowled') return `${bowler} takes the return catch, and ${out} goes.`
  if (kind === 'lbw') return `${out} is leg before to ${bowler}.`
  return fielded(kind, out, by.join(' and '))
}

function fielded(kind: Wicket['kind'], out: string, who: string): string {
  if (kind === 'run out') return who === '' ? `${out} is run out.` : `${out} is run out by ${who}.`
  if (who !== '' && kind === 'caught') return `${who} catches ${out}.`
  if (who !== '' && kind === 'stumped') return `${who} stumps ${out}.`
  if (kind === 'caught' || kind === 'stumped') return `${out} is ${kind}.`
  return `${out} is out, ${kind}.`
}

/** Fifties and hundreds of batter, pair and side that this ball completed. */
function milestones({ ball, striker, runs, balls, total, stand }: Telling): string[] {
  const said: string[] = []
  const own = passed(runs, ball.runs, 50)
  if (own !== null) said.push(`${own} up for ${striker}, from ${balls} balls.`)
  const all = runsOf(ball)
  const pair = passed(stand, all, 50)
  if (pair !== null) said.push(`The stand is worth ${stand}.`)
  const side = passed(total, all, 100)
  if (side !== null) said.push(`The ${side} is up.`)
  return said
}

/** The multiple of `step` that the last `by` runs reached or passed; null when none. */
function passed(now: number, by: number, step: number): number | null {
  const mark = Math.floor(now / step) * step
  return mark > 0 && now - by < mark ? mark : null
}

function reviewProse({ reviews }: BallBowled): string {
  const review = reviews?.[0]
  if (review === undefined) return ''
  return review.umpiresCall === true
    ? `Reviewed: ${review.decision}, umpire's call.`
    : `Reviewed: ${review.decision}.`
}
