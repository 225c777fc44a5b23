import { ballsPerInnings } from './conditions.ts'
import type { PlayingConditions } from './conditions.ts'

/** A rule that others rule out. */
export type Contradiction = { readonly rule: keyof PlayingConditions; readonly message: string }

/** The rules that cannot hold together; each is within its own bounds. */
export function contradictions(conditions: PlayingConditions): Contradiction[] {
  return [
    ...ofEnds(conditions),
    ...ofBowlers(conditions),
    ...ofPowerplays(conditions),
    ...ofBattingPowerplay(conditions),
    ...ofTwoInnings(conditions),
    ...ofSuperOvers(conditions),
    ...ofTheLast(conditions),
    ...ofExtras(conditions),
    ...ofPairs(conditions),
    ...ofLostTime(conditions),
  ]
}

function ofEnds({ oversPerEnd, oversPerInnings }: PlayingConditions): Contradiction[] {
  if (oversPerInnings === null || oversPerEnd <= oversPerInnings) return []
  return [{ rule: 'oversPerEnd', message: 'More overs come from one end than the innings has.' }]
}

function ofBowlers(conditions: PlayingConditions): Contradiction[] {
  const { maxOversPerBowler: most, oversPerInnings: overs, playersPerSide } = conditions
  const rule = 'maxOversPerBowler'
  if (most === null) return []
  if (overs === null) {
    return [{ rule, message: 'An innings without a limit has no limit for a bowler.' }]
  }
  if (most > overs) return [{ rule, message: 'A bowler cannot have more overs than the innings.' }]
  if (most * playersPerSide >= overs) return []
  return [{ rule, message: 'All players together may not bowl as many overs as the innings has.' }]
}

function ofPowerplays(conditions: PlayingConditions): Contradiction[] {
  const rule = 'powerplays'
  const balls = ballsPerInnings(conditions) ?? Infinity
  const spans = conditions.powerplays.toSorted((one, other) => one.from - other.from)
  if (spans.some(({ from, to }) => from >= to || to > balls)) {
    return [{ rule, message: 'A powerplay begins before it ends, within the innings.' }]
  }
  const overlaps = spans.some(({ from }, at) => from < (spans[at - 1]?.to ?? 0))
  return overlaps ? [{ rule, message: 'Two powerplays overlap.' }] : []
}

function ofBattingPowerplay(conditions: PlayingConditions): Contradiction[] {
  const { battingPowerplay, oversPerInnings } = conditions
  const rule = 'battingPowerplay'
  if (battingPowerplay === undefined) return []
  const { overs, after, until } = battingPowerplay
  if (oversPerInnings === null) {
    return [{ rule, message: 'An innings without a limit has no powerplay to take.' }]
  }
  if (after + overs <= until && until <= oversPerInnings) return []
  return [{ rule, message: 'The batting powerplay does not fit between those overs.' }]
}

function ofTwoInnings({ followOnMargin, inningsPerSide }: PlayingConditions): Contradiction[] {
  if (followOnMargin === null || inningsPerSide === 2) return []
  const message = 'A side can follow on only where each side has two innings (Law 14).'
  return [{ rule: 'followOnMargin', message }]
}

function ofSuperOvers(conditions: PlayingConditions): Contradiction[] {
  const { superOver, inningsPerSide, playersPerSide } = conditions
  const rule = 'superOver'
  if (superOver === null) return []
  if (inningsPerSide === 2) return [{ rule, message: 'A tie of two innings a side stays a tie.' }]
  if (superOver.wickets < playersPerSide) return []
  return [{ rule, message: 'A side has fewer players than wickets in its Super Over.' }]
}

function ofTheLast({ aloneInTwos, lastManStands }: PlayingConditions): Contradiction[] {
  if (aloneInTwos !== true || lastManStands) return []
  return [{ rule: 'aloneInTwos', message: 'Nobody bats alone unless the last one goes on alone.' }]
}

function ofExtras({ rebowled, oversPerInnings }: PlayingConditions): Contradiction[] {
  if (rebowled !== 'last over' || oversPerInnings !== null) return []
  return [{ rule: 'rebowled', message: 'An innings without a limit has no last over.' }]
}

function ofPairs(conditions: PlayingConditions): Contradiction[] {
  const { pairs, oversPerInnings, playersPerSide, inningsPerSide } = conditions
  const rule = 'pairs'
  if (pairs === undefined) return []
  const found = [
    [
      inningsPerSide === 2 || oversPerInnings === null,
      'Pairs bat one innings of a number of overs.',
    ],
    [
      conditions.lastManStands || conditions.retireAt !== undefined,
      'In pairs nobody goes or retires.',
    ],
    [conditions.superOver !== null, 'In pairs a tie stands.'],
    [
      pairs.overs * Math.ceil(playersPerSide / 2) !== oversPerInnings,
      'The overs of all pairs together are not those of the innings.',
    ],
  ] as const
  const [first] = found.flatMap(([isSo, message]) => (isSo ? [{ rule, message } as const] : []))
  return first === undefined ? [] : [first]
}

function ofLostTime(conditions: PlayingConditions): Contradiction[] {
  const { lostTime, oversPerInnings, inningsPerSide } = conditions
  const rule = 'lostTime'
  if (lostTime === undefined) return []
  if (oversPerInnings === null || inningsPerSide === 2) {
    return [{ rule, message: 'Overs are lost in matches of limited overs only.' }]
  }
  if (lostTime.minimumOvers <= oversPerInnings) return []
  return [{ rule, message: 'A result takes more overs than the innings has.' }]
}
