import { lengthOf } from '../pitch-zones.ts'
import type { PitchLength } from '../pitch-zones.ts'
import type { Stroke } from '../strokes.ts'
import { dismissalOf } from './dismissal.ts'
import { english } from './english.ts'
import type { WagonPoint } from '../facts.ts'
import { isLegal, runsOf } from '../fold/fold-ball.ts'
import { say } from './message.ts'
import type { Message } from './message.ts'
import type { Telling } from './scene.ts'
import { passed, situationOf } from './situation.ts'

/** What the line's head does not say of a ball, in a sentence or two; often nothing. */
export function prose(telling: Telling): string {
  const { ball, freeHit, freeHitNext } = telling
  const told = (said: readonly Message[]) => said.map((one) => say(english, one, telling.seed))
  const out = dismissalOf(telling)
  const parts = [
    freeHit ? 'Free hit.' : '',
    strokeProse(telling),
    ...(out.length > 0 ? told(out) : [runProse(telling)]),
  ]
  if (ball.wickets?.some(({ kind }) => kind === 'retired hurt'))
    parts.push('A batter retires hurt.')
  parts.push(...told(situationOf(telling)), reviewProse(telling))
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

const lengthWords: Readonly<Record<PitchLength, string>> = {
  yorker: 'yorker',
  full: 'full',
  good: 'good length',
  short: 'short',
}

/** "Short, pulled, fielded by Chughtai." */
function strokeProse({ ball, naming }: Telling): string {
  const { stroke, pitched, fieldedBy } = ball
  const said = [
    pitched && lengthWords[lengthOf(pitched)],
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

/** What the batter has is left to the fifty or hundred, where it brings one. */
function boundary(telling: Telling, where: string | undefined) {
  const { ball, striker: name, runs, balls, seed } = telling
  const key = ball.runs === 6 ? 'six' : 'four'
  const isMark = passed(runs, ball.runs, 50) !== null
  return sentence(
    where && (key === 'six' ? `over the boundary ${where}` : where),
    isMark ? undefined : say(english, { key, told: { name, runs, balls } }, seed),
  )
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

/** "Reviewed by Rawal Rovers: struck down, umpire’s call." */
function reviewProse({ ball: { reviews = [] }, side }: Telling): string {
  return reviews
    .map(({ by, decision, type, umpiresCall }) => {
      const call = umpiresCall === true ? ', umpire’s call' : ''
      const what = type === 'wide' || type === 'no-ball' ? ` for a ${type}` : ''
      return `Reviewed by ${side(by)}${what}: ${decision}${call}.`
    })
    .join(' ')
}
