/** A span of overs under fielding restrictions; `from` and `to` count balls of the innings, `to` exclusive. */
export type Powerplay = {
  readonly kind: string
  readonly from: number
  readonly to: number
}

/** A powerplay that the batting side takes when it likes, from the beginning of an over. */
export type BattingPowerplay = {
  readonly overs: number
  /** The overs that have to be bowled before. */
  readonly after: number
  /** The over with which it ends at the latest. */
  readonly until: number
}

/** What lost time costs (the playing conditions of a competition). */
export type LostTimeRules = {
  /** The time that an over counts for. */
  readonly secondsPerOver: number
  /** Minutes of a match that may be lost without an over. */
  readonly graceMinutes: number
  /** The overs that the side batting second must have for a result. */
  readonly minimumOvers: number
}

export type SuperOverConditions = {
  readonly balls: number
  readonly wickets: number
  /**
   * True: Super Overs are repeated until one decides. False: a tied one is decided by boundaries, as until
   * 2019.
   */
  readonly repeats: boolean
}

/** Why somebody may take a player's place for the rest of a match, in Cricsheet's words. */
export const replacementKinds = [
  'concussion_substitute',
  'injury_substitute',
  'impact_player',
  'tactical_substitute',
  'covid_replacement',
  'national_callup',
] as const
export type ReplacementKind = (typeof replacementKinds)[number]

/** Everybody bats: each pair has its overs, and a wicket takes runs off the score instead of a batter. */
export type Pairs = {
  /** The overs that a pair bats. */
  readonly overs: number
  /** What a side has before its first ball. */
  readonly start: number
  readonly wicketCosts: number
  /** Who was out does not face the next ball. */
  readonly otherFaces: boolean
}

/** How a match is played. Formats are values of this type, not subclasses. */
export type PlayingConditions = {
  readonly name: string
  readonly ballsPerOver: number
  /** Overs bowled from one end before the ends change: 2 for sets of five balls, else 1. */
  readonly oversPerEnd: number
  /** Null without a limit. */
  readonly oversPerInnings: number | null
  readonly inningsPerSide: 1 | 2
  readonly daysScheduled: number
  readonly playersPerSide: number
  readonly wideValue: number
  readonly noBallValue: number
  readonly freeHit: boolean
  /**
   * Whether a wide or a no-ball is bowled again; absent, always (Laws 21.16, 22.7). Juniors’ and indoor rules
   * count it in the over, but in the last over of an innings.
   */
  readonly rebowled?: 'never' | 'last over'
  readonly maxOversPerBowler: number | null
  readonly powerplays: readonly Powerplay[]
  /** Absent where all powerplays are fixed. */
  readonly battingPowerplay?: BattingPowerplay
  /** How a tied match is decided, if at all. */
  readonly superOver: SuperOverConditions | null
  /** The last batter continues alone (not in the Laws; played in street and indoor cricket). */
  readonly lastManStands: boolean
  /** Whoever bats on alone scores even runs only, back at the striker’s end (Last Man Stands, rule A). */
  readonly aloneInTwos?: boolean
  /**
   * The runs at which a batter retires after the ball, to bat on once everybody else has been in; absent
   * without such a rule.
   */
  readonly retireAt?: number
  /** Absent where batters who are out go. */
  readonly pairs?: Pairs
  /** Law 14: the lead with which a side may enforce the follow-on. Null when there is none. */
  readonly followOnMargin: number | null
  /** The penalty runs that a side gets for each over that the other one is late with; absent when there are none. */
  readonly overRatePenalty?: number
  /** The replacements that are allowed; without it those on which captains and umpires agree (Law 1.2). */
  readonly replacements?: readonly ReplacementKind[]
  /** How many unsuccessful reviews a side may have in an innings; absent where players cannot review. */
  readonly reviews?: number
  /** Absent where lost time counts as in the playing conditions of the ICC. */
  readonly lostTime?: LostTimeRules
}

/** What an over is, and how many come from one end. */
export type OverRules = Pick<PlayingConditions, 'ballsPerOver' | 'oversPerEnd'>

/** The legal balls of an innings; null without a limit. */
export function ballsPerInnings(conditions: PlayingConditions): number | null {
  return conditions.oversPerInnings === null
    ? null
    : conditions.oversPerInnings * conditions.ballsPerOver
}

/** Whether time may end a match before there is a winner (Law 16.5), and a side may declare. */
export const canBeDrawn = ({ inningsPerSide, oversPerInnings }: PlayingConditions): boolean =>
  inningsPerSide === 2 || oversPerInnings === null

/** Legal balls written as overs: 117 balls of six are "19.3", 120 are "20". */
export function oversText(balls: number, ballsPerOver: number): string {
  const rest = balls % ballsPerOver
  const whole = (balls - rest) / ballsPerOver
  return rest === 0 ? `${whole}` : `${whole}.${rest}`
}

/** Overs as written ("25.1", 20) in balls; null when the fraction is not a ball of an over. */
export function ballsOfOvers(overs: number, ballsPerOver: number): number | null {
  if (!Number.isFinite(overs) || overs < 0 || overs > 10_000) return null
  const whole = Math.floor(overs)
  const rest = Math.round((overs - whole) * 10)
  return rest > ballsPerOver ? null : whole * ballsPerOver + rest
}

/** The name of these conditions: "T20", "Test", or "12 overs a side" for others. */
export function formatName(conditions: PlayingConditions): string {
  if (conditions.name !== '') return conditions.name
  const overs = conditions.oversPerInnings
  if (overs !== null) return overs === 1 ? '1 over a side' : `${overs} overs a side`
  return conditions.inningsPerSide === 2 ? `${conditions.daysScheduled}-day match` : 'One innings'
}
