import type { PlayingConditions } from './conditions.ts'

/** How a match is played, in sentences that a captain would say: the name and length first. */
export function summaryOf(conditions: PlayingConditions): string {
  return [
    lengthOf(conditions),
    bowlersOf(conditions),
    extrasOf(conditions),
    battersOf(conditions),
    pairsOf(conditions),
    tieOf(conditions),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function lengthOf(conditions: PlayingConditions): string {
  const { oversPerInnings, ballsPerOver, inningsPerSide, daysScheduled, playersPerSide } =
    conditions
  const name = conditions.name === '' ? '' : `${conditions.name}: `
  const side = `${name}${playersPerSide} a side`
  const balls = ballsPerOver === 6 ? '' : ` of ${plural(ballsPerOver, 'ball')}`
  if (oversPerInnings !== null) {
    const overs = `${plural(oversPerInnings, 'over')}${balls}`
    return `${side}, ${inningsPerSide === 2 ? 'two innings of ' : ''}${overs}.`
  }
  const days = inningsPerSide === 2 ? `, two innings, ${plural(daysScheduled, 'day')}` : ''
  return `${side}${days}, no limit of overs.`
}

const bowlersOf = ({ maxOversPerBowler: most }: PlayingConditions): string =>
  most === null ? '' : `A bowler has at most ${plural(most, 'over')}.`

function extrasOf({ wideValue, noBallValue, rebowled, freeHit }: PlayingConditions): string {
  const cost =
    wideValue === noBallValue
      ? `Wides and no-balls cost ${plural(wideValue, 'run')}`
      : `A wide costs ${plural(wideValue, 'run')}, a no-ball ${noBallValue}`
  const again = rebowled === undefined ? '' : `, and are ${rebowls[rebowled]}`
  return `${cost}${again}.${freeHit ? ' A free hit follows a no-ball.' : ''}`
}

const rebowls = {
  never: 'not bowled again',
  'last over': 'bowled again in the last over only',
} as const

function battersOf({ retireAt, lastManStands, aloneInTwos }: PlayingConditions): string {
  const retires =
    retireAt === undefined ? '' : `Batters retire at ${retireAt}, and may come back as the last.`
  const alone = lastManStands
    ? `The last batter goes on alone${aloneInTwos ? ', in twos' : ''}.`
    : ''
  return [retires, alone].filter((part) => part !== '').join(' ')
}

function pairsOf({ pairs }: PlayingConditions): string {
  if (pairs === undefined) return ''
  const { overs, start, wicketCosts, otherFaces } = pairs
  const begins = start === 0 ? '' : ` from a start of ${start}`
  const faces = otherFaces ? ', and the other batter faces' : ''
  return `Each pair bats ${plural(overs, 'over')}${begins}; a wicket takes ${plural(wicketCosts, 'run')} off${faces}.`
}

function tieOf({ superOver, followOnMargin }: PlayingConditions): string {
  if (superOver !== null) return 'A tie goes to a Super Over.'
  return followOnMargin === null ? '' : `The follow-on takes a lead of ${followOnMargin}.`
}
