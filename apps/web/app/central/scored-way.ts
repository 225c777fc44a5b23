import { type ScoredWay, scoredWays } from '@pavilion/contract/matches/scored-ways.ts'

/** How the matches that count were scored, as the address says. */
export const scoredWayOf = (query: URLSearchParams): ScoredWay | undefined =>
  scoredWays.find((way) => way === query.get('scored'))
