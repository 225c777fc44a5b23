/** A league as far as it is known. */
export type KnownLeague = {
  /** How often each pair meets; null before there are fixtures. */
  readonly legs: number | null
  /** Teams of each group, or of the only table; empty while nobody is in. */
  readonly groups: readonly number[]
}

/** What was said of the stages before there are fixtures. */
export type StagePlan = {
  readonly legs?: number | undefined
  /** 0 for a knock-out without a league; null where nothing has been said. */
  readonly plannedGroups?: number | null | undefined
}

/** The league as its fixtures and groups have it, and, before there are any, as it is planned. */
export function plannedLeague(known: KnownLeague, plan: StagePlan): KnownLeague {
  const { legs, groups } = known
  const { plannedGroups } = plan
  if (legs !== null || !plannedGroups) return known
  const [teams = 0, ...others] = groups
  const isDrawn = others.length > 0 || teams < plannedGroups
  return { legs: plan.legs ?? 1, groups: isDrawn ? groups : shared(teams, plannedGroups) }
}

/** As even as can be. */
const shared = (teams: number, groups: number): number[] =>
  Array.from({ length: groups }, (_, at) => Math.floor((teams + at) / groups))
