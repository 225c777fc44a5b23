import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'

/** "Group A", "North", "Super stage"; empty in a league of one group. */
export function partText({ stage, group }: Pick<MatchCard, 'stage' | 'group'>): string {
  const named = group !== null && group.length <= 2 ? `Group ${group}` : group
  return [stage, named].filter((part) => part !== null).join(', ')
}
