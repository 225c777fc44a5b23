import { lengthOf } from '../pitch-zones.ts'
import { dismissalOf } from './dismissal.ts'
import { english } from './english.ts'
import type { WagonPoint } from '../facts.ts'
import { isLegal, runsOf } from '../fold/fold-ball.ts'
import { say } from './message.ts'
import type { Direction, Message } from './message.ts'
import type { Telling } from './scene.ts'
import { passed, situationOf } from './situation.ts'

/** What the line's head does not say of a ball, in a sentence or two; often nothing. */
export function prose(telling: Telling): string {
  const { ball, seed } = telling
  const said = messagesOf(telling).map((one) => say(english, one, seed))
  return [...said, ...(ball.note === undefined ? [] : [ball.note])].join(' ')
}

function messagesOf(telling: Telling): Message[] {
  const { ball, freeHit, freeHitNext } = telling
  const out = dismissalOf(telling)
  const isHurt = ball.wickets?.some(({ kind }) => kind === 'retired hurt') === true
  return [
    ...when(freeHit, { key: 'freeHit', told: {} }),
    ...shotOf(telling),
    ...(out.length > 0 ? out : runsIn(telling)),
    ...when(isHurt, { key: 'batterRetiresHurt', told: {} }),
    ...situationOf(telling),
    ...reviewsOf(telling),
    ...when(freeHitNext && !isLegal(ball.extras), { key: 'nextIsFreeHit', told: {} }),
  ]
}

const when = (holds: boolean, message: Message): Message[] => (holds ? [message] : [])

function shotOf({ ball, naming }: Telling): Message[] {
  const { stroke, pitched, fieldedBy } = ball
  const length = pitched && lengthOf(pitched)
  const fielder = fieldedBy === undefined ? undefined : naming(fieldedBy)
  const isKnown = length !== undefined || stroke !== undefined || fielder !== undefined
  return when(isKnown, { key: 'shot', told: { length, stroke, fielder } })
}

function runsIn(telling: Telling): Message[] {
  const { ball, striker: name, runs } = telling
  if (ball.extras !== undefined && runsOf(ball) > ball.runs)
    return when(ball.runs > 0, { key: 'has', told: { name, runs } })
  if (ball.nonBoundary === true) return [{ key: 'allRun', told: { name, runs } }]
  const where = direction(ball.wagon)
  return ball.runs === 4 || ball.runs === 6 ? boundary(telling, where) : hit(telling, where)
}

/** Of five and more nobody says whether all were run. */
function hit({ ball, striker: name, runs }: Telling, where: Direction | undefined): Message[] {
  const key = ball.runs < 2 ? 'played' : 'hit'
  return [
    ...(where === undefined ? [] : [{ key, told: { where } } as const]),
    ...when(ball.runs > 3, { key: 'has', told: { name, runs } }),
  ]
}

/** What the batter has is left to the fifty or hundred, where it brings one. */
function boundary(telling: Telling, where: Direction | undefined): Message[] {
  const { ball, striker: name, runs, balls } = telling
  const isSix = ball.runs === 6
  const isMark = passed(runs, ball.runs, 50) !== null
  return [
    ...(where === undefined ? [] : [{ key: isSix ? 'sixTo' : 'fourTo', told: { where } } as const]),
    ...when(!isMark, { key: isSix ? 'six' : 'four', told: { name, runs, balls } }),
  ]
}

/** In degrees from straight, on either side: which side is off depends on the batter's hand. */
const directions = [
  [25, 'straight'],
  [70, 'in front of square'],
  [110, 'square'],
  [150, 'behind square'],
  [180, 'fine'],
] as const

/** Where the ball went, as far as the scorer recorded it. */
function direction(wagon: WagonPoint | undefined): Direction | undefined {
  if (wagon === undefined) return undefined
  const turned = ((wagon.angle % 360) + 360) % 360
  const aside = Math.min(turned, 360 - turned)
  return directions.find(([until]) => aside <= until)?.[1]
}

const reviewsOf = ({ ball: { reviews = [] }, side }: Telling): Message[] =>
  reviews.map(({ by, decision, type, umpiresCall = false }) => {
    const call = type === 'wide' || type === 'no-ball' ? type : undefined
    return { key: 'reviewed', told: { side: side(by), call, decision, umpiresCall } }
  })
