import type { PlayingConditions, ReplacementKind } from './conditions.ts'

/** How a match is played, in sentences that a captain would say: the name and length first. */
export function summaryOf(conditions: PlayingConditions): string {
  return [
    lengthOf(conditions),
    endsOf(conditions),
    bowlersOf(conditions),
    powerplaysOf(conditions),
    powerplayToTake(conditions),
    extrasOf(conditions),
    battersOf(conditions),
    pairsOf(conditions),
    followOnOf(conditions),
    tieOf(conditions),
    replacementsOf(conditions),
    reviewsOf(conditions),
    overRateOf(conditions),
    lostTimeText(conditions),
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
    const days = daysScheduled === 1 ? '' : `, ${plural(daysScheduled, 'day')}`
    return `${side}, ${inningsPerSide === 2 ? 'two innings of ' : ''}${overs}${days}.`
  }
  const innings = inningsPerSide === 2 ? ', two innings' : ''
  const days = inningsPerSide === 2 || daysScheduled > 1 ? `, ${plural(daysScheduled, 'day')}` : ''
  return `${side}${innings}${days}, no limit of overs.`
}

const endsOf = ({ oversPerEnd }: PlayingConditions): string =>
  oversPerEnd === 1 ? '' : `The ends change every ${plural(oversPerEnd, 'over')}.`

const bowlersOf = ({ maxOversPerBowler: most }: PlayingConditions): string =>
  most === null ? '' : `A bowler has at most ${plural(most, 'over')}.`

const powerplayNames: Readonly<Record<string, string>> = {
  mandatory: 'Powerplay',
  batting: 'Batting powerplay',
  fielding: 'Fielding powerplay',
}

function powerplaysOf(conditions: PlayingConditions): string {
  const kinds = [...new Set(conditions.powerplays.map(({ kind }) => kind))]
  return kinds.map((kind) => `${powerplaysOfKind(conditions, kind)}.`).join(' ')
}

function powerplayToTake({ battingPowerplay }: PlayingConditions): string {
  if (battingPowerplay === undefined) return ''
  const { overs, after, until } = battingPowerplay
  return `The batting side takes a powerplay of ${plural(overs, 'over')} between overs ${after + 1} and ${until}.`
}

/** "Powerplay overs 1–10 and 41–50", "Powerplay balls 1–25". */
function powerplaysOfKind(
  { powerplays, ballsPerOver, oversPerEnd }: PlayingConditions,
  kind: string,
): string {
  const spans = powerplays.filter((one) => one.kind === kind)
  const inOvers =
    oversPerEnd === 1 &&
    spans.every(({ from, to }) => from % ballsPerOver === 0 && to % ballsPerOver === 0)
  const unit = inOvers ? ballsPerOver : 1
  const written = spans.map(({ from, to }) =>
    to - from === unit ? `${to / unit}` : `${from / unit + 1}–${to / unit}`,
  )
  const [first] = spans
  const isOne = spans.length === 1 && first !== undefined && first.to - first.from === unit
  const noun = `${inOvers ? 'over' : 'ball'}${isOne ? '' : 's'}`
  return `${powerplayNames[kind] ?? kind} ${noun} ${listed(written)}`
}

/** "a, b and c" */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

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

const followOnOf = ({ followOnMargin }: PlayingConditions): string =>
  followOnMargin === null ? '' : `The follow-on takes a lead of ${followOnMargin}.`

function tieOf({ superOver, ballsPerOver }: PlayingConditions): string {
  if (superOver === null) return ''
  const { balls, wickets, repeats } = superOver
  const isUsual = balls === ballsPerOver && wickets === 2
  const of = isUsual ? '' : ` of ${plural(balls, 'ball')} and ${plural(wickets, 'wicket')}`
  return `A tie goes to a Super Over${of}${repeats ? '' : ', which boundaries decide if it is tied too'}.`
}

const replaces: Readonly<Record<ReplacementKind, string>> = {
  concussion_substitute: 'concussion',
  injury_substitute: 'injury',
  impact_player: 'an impact player',
  tactical_substitute: 'tactics',
  covid_replacement: 'Covid',
  national_callup: 'a national call-up',
}

function replacementsOf({ replacements }: PlayingConditions): string {
  if (replacements === undefined) return ''
  if (replacements.length === 0) return 'Nobody is replaced for the rest of a match.'
  return `Replacements for ${listed(replacements.map((kind) => replaces[kind]))} only.`
}

const reviewsOf = ({ reviews }: PlayingConditions): string =>
  reviews === undefined ? '' : `${plural(reviews, 'unsuccessful review')} a side and innings.`

const overRateOf = ({ overRatePenalty }: PlayingConditions): string =>
  overRatePenalty === undefined
    ? ''
    : `Each over that a side is late with costs it ${plural(overRatePenalty, 'run')}.`

function lostTimeText({ lostTime }: PlayingConditions): string {
  if (lostTime === undefined) return ''
  const { secondsPerOver, graceMinutes, minimumOvers } = lostTime
  const free = graceMinutes === 0 ? '' : ` after the first ${graceMinutes}`
  return `In rain ${plural(secondsPerOver / 60, 'minute')}${free} cost an over; a result takes ${plural(minimumOvers, 'over')}.`
}
