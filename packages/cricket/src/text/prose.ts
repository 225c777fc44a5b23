import type { Stroke } from '../description.ts'
import { fallenOf } from './ball-mark.ts'
import type { BallBowled, WagonPoint, Wicket } from '../facts.ts'
import { isLegal, runsOf } from '../fold/fold-ball.ts'

/** What is known about a ball; the commentary may say nothing else. */
export type Telling = {
  readonly ball: BallBowled
  readonly striker: string
  readonly bowler: string
  readonly naming: (player: string) => string
  readonly side: (team: string) => string
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

/** What the line's head does not say of a ball, in a sentence or two; often nothing. */
export function prose(telling: Telling): string {
  const { ball, freeHit, freeHitNext } = telling
  const parts = [
    freeHit ? 'Free hit.' : '',
    strokeProse(telling),
    wicketProse(telling) ?? runProse(telling),
  ]
  if (ball.wickets?.some(({ kind }) => kind === 'retired hurt'))
    parts.push('A batter retires hurt.')
  parts.push(...milestones(telling), reviewProse(telling))
  if (freeHitNext && !isLegal(ball.extras)) parts.push('The next ball is a free hit.')
  return [...parts, ball.note ?? ''].filter((part) => part !== '').join(' ')
}

const strokeWords: Readonly<Record<Stroke, string>> = {
  defence: 'defended',
  drive: 'driven',
  cut: 'cut',
  pull: 'pulled',
  hook: 'hooked',
  flick: 'flicked',
  glance: 'glanced',
  sweep: 'swept',
  'reverse sweep': 'reverse swept',
  ramp: 'ramped',
  slog: 'slogged',
  edge: 'edged',
  missed: 'played and missed',
  'left alone': 'left alone',
}

/** In shares of the pitch from the striker's stumps: a yorker, a full, a good and a short length. */
const lengths = [
  [0.1, 'yorker'],
  [0.3, 'full'],
  [0.4, 'good length'],
  [1, 'short'],
] as const

/** "Short, pulled, fielded by Chughtai." */
function strokeProse({ ball, naming }: Telling): string {
  const { stroke, pitched, fieldedBy } = ball
  const said = [
    pitched && lengths.find(([until]) => pitched.length <= until)?.[1],
    stroke && strokeWords[stroke],
    fieldedBy !== undefined && `fielded by ${naming(fieldedBy)}`,
  ].filter((part) => typeof part === 'string')
  return said.length === 0 ? '' : `${capital(said.join(', '))}.`
}

function runProse(telling: Telling): string {
  const { ball, striker, runs } = telling
  if (ball.extras !== undefined && runsOf(ball) > ball.runs)
    return ball.runs > 0 ? `${striker} has ${runs}.` : ''
  if (ball.nonBoundary === true) return `All run; ${striker} has ${runs}.`
  const where = direction(ball.wagon)
  return ball.runs === 4 || ball.runs === 6 ? boundary(telling, where) : hit(telling, where)
}

/** Of five and more nobody says whether all were run. */
function hit({ ball, striker, runs }: Telling, where: string | undefined): string {
  const how = where && `${ball.runs < 2 ? 'played' : 'hit'} ${where}`
  return sentence(how, ball.runs > 3 ? `${striker} has ${runs}.` : undefined)
}

function boundary({ ball, striker, runs, balls, seed }: Telling, where: string | undefined) {
  if (ball.runs === 6)
    return sentence(where && `over the boundary ${where}`, `${striker} has ${runs} from ${balls}.`)
  const ways = [`${striker} has ${runs}.`, `${striker} moves to ${runs}.`]
  return sentence(where, ways[seed % ways.length])
}

/** "Played behind square. Virk has 12." */
function sentence(start: string | undefined, rest?: string): string {
  const first = start === undefined ? undefined : `${capital(start)}.`
  return [first, rest].filter((part) => part !== undefined).join(' ')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** In degrees from straight, on either side: which side is off depends on the batter's hand. */
const directions = [
  [25, 'down the ground'],
  [70, 'in front of square'],
  [110, 'square of the wicket'],
  [150, 'behind square'],
  [180, 'fine, behind the wicket'],
] as const

/** Where the ball went, as far as the scorer recorded it. */
function direction(wagon: WagonPoint | undefined): string | undefined {
  if (wagon === undefined) return undefined
  const turned = ((wagon.angle % 360) + 360) % 360
  const aside = Math.min(turned, 360 - turned)
  return directions.find(([until]) => aside <= until)?.[1]
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

/** "Reviewed by Rawal Rovers: struck down, umpire’s call." */
function reviewProse({ ball: { reviews = [] }, side }: Telling): string {
  return reviews
    .map(({ by, decision, umpiresCall }) => {
      const call = umpiresCall === true ? ', umpire’s call' : ''
      return `Reviewed by ${side(by)}: ${decision}${call}.`
    })
    .join(' ')
}
