import type { ScoredWay } from '@pavilion/contract/matches/scored-ways.ts'
import { scoredWayOf } from '#central/scored-way.ts'
import { tournamentTabOf } from './tournament-tabs.tsx'

/** How the matches behind the leaders were scored, as an address of their tab says. */
export const leadersScored = ({ searchParams }: URL): ScoredWay | undefined =>
  tournamentTabOf(searchParams) === 'leaders' ? scoredWayOf(searchParams) : undefined
