import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'

/** "Canal View Oval, Lahore", or just the ground when its city is unknown. */
export function placeText({ name, city }: NonNullable<MatchCard['ground']>): string {
  return city === '' || name.includes(city) ? name : `${name}, ${city}`
}
