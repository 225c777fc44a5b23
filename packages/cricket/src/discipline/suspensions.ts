/** Somebody may not play: for so many matches, or until the end of a day. */
export type Suspension = {
  /** The match in which it happened. It counts off nothing. */
  readonly matchId: string
  /** An instant. Matches that had begun by then are not concerned. */
  readonly decidedAt: string
  /** Null when it ends with a day. */
  readonly matches: number | null
  /** The last day; null when it is for matches. */
  readonly until: string | null
}

/** A match of the player’s team. */
export type TeamMatch = {
  readonly id: string
  /** An instant; null for one that has no time yet and comes after all others. */
  readonly startsAt: string | null
  /** The day it is played; today for one that has no time yet. */
  readonly day: string
  /** Over, and at least begun: not one that was given away or abandoned without a ball. */
  readonly isPlayed: boolean
  /** Whether the player was in the line-up. */
  readonly wasNamed: boolean
}

/** Whether a match began after the decision, and is not the one in which it happened. */
const isConcerned = ({ matchId, decidedAt }: Suspension, { id, startsAt }: TeamMatch): boolean =>
  id !== matchId && (startsAt === null || startsAt > decidedAt)

const isBefore = (one: TeamMatch, other: TeamMatch): boolean =>
  one.id !== other.id &&
  one.startsAt !== null &&
  (other.startsAt === null || one.startsAt < other.startsAt)

/**
 * How many matches of a suspension are left: each that the team played after the decision counts one off, unless the
 * player was named in it all the same. Null when it ends with a day.
 */
export function matchesLeft(suspension: Suspension, matches: readonly TeamMatch[]): number | null {
  if (suspension.matches === null) return null
  const served = matches.filter(
    (match) => match.isPlayed && !match.wasNamed && isConcerned(suspension, match),
  )
  return Math.max(0, suspension.matches - served.length)
}

/** Whether a player may not play in a match of the team. */
export function isSuspendedIn(
  suspension: Suspension,
  matches: readonly TeamMatch[],
  match: TeamMatch,
): boolean {
  if (!isConcerned(suspension, match)) return false
  if (suspension.until !== null) return match.day <= suspension.until
  const earlier = matches.filter((one) => isBefore(one, match))
  return matchesLeft(suspension, earlier) !== 0
}

/** Whether a player is suspended still, as of today. */
export const isInForce = (
  suspension: Suspension,
  matches: readonly TeamMatch[],
  today: string,
): boolean =>
  suspension.until === null ? matchesLeft(suspension, matches) !== 0 : today <= suspension.until
