/** A span of overs under fielding restrictions; `from` and `to` count balls of the innings, `to` exclusive. */
export type Powerplay = {
  readonly kind: string
  readonly from: number
  readonly to: number
}

export type SuperOverConditions = {
  readonly balls: number
  readonly wickets: number
  /** Super Overs follow until one decides; otherwise, as until 2019, boundaries decide a tied one. */
  readonly repeats: boolean
}

/** How the match is played. Variants of the game are values of this type, never subclasses. */
export type PlayingConditions = {
  readonly name: string
  readonly ballsPerOver: number
  /** Overs bowled from one end before the ends change: 2 for five-ball sets, else 1. */
  readonly oversPerEnd: number
  /** `null`: not limited. */
  readonly oversPerInnings: number | null
  readonly inningsPerSide: 1 | 2
  readonly daysScheduled: number
  readonly playersPerSide: number
  readonly wideValue: number
  readonly noBallValue: number
  readonly freeHit: boolean
  readonly maxOversPerBowler: number | null
  readonly powerplays: readonly Powerplay[]
  /** How a tied match is broken, if it is. */
  readonly superOver: SuperOverConditions | null
  /** The last batter bats on alone (Law 1 varied, as in street and indoor cricket). */
  readonly lastManStands: boolean
  /** Law 14: lead that lets the side batting first ask the other to follow on. `null`: no follow-on. */
  readonly followOnMargin: number | null
}

/** Legal balls an innings may last, `null` when it is not limited. */
export function ballsPerInnings(conditions: PlayingConditions): number | null {
  return conditions.oversPerInnings === null
    ? null
    : conditions.oversPerInnings * conditions.ballsPerOver
}

/** Legal balls as scorers write overs: 117 balls of six are "19.3", 120 are "20". */
export function oversText(balls: number, ballsPerOver: number): string {
  const rest = balls % ballsPerOver
  const whole = (balls - rest) / ballsPerOver
  return rest === 0 ? `${whole}` : `${whole}.${rest}`
}

/** Overs as written ("25.1", 20) in balls; a fraction that is no ball of an over gives `null`. */
export function ballsOfOvers(overs: number, ballsPerOver: number): number | null {
  if (!Number.isFinite(overs) || overs < 0 || overs > 10_000) return null
  const whole = Math.floor(overs)
  const rest = Math.round((overs - whole) * 10)
  return rest > ballsPerOver ? null : whole * ballsPerOver + rest
}

/** What people call these conditions: "T20", "Test", or "12 overs a side" where they have no name. */
export function formatName(conditions: PlayingConditions): string {
  if (conditions.name !== '') return conditions.name
  if (conditions.oversPerInnings !== null) return `${conditions.oversPerInnings} overs a side`
  return conditions.inningsPerSide === 2 ? `${conditions.daysScheduled}-day match` : 'One innings'
}
