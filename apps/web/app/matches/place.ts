import type { MatchCard } from '@pavilion/contract/match-card.ts'

/** "Canal View Oval, Lahore", or the ground alone where its town is not known. */
export function placeText({ name, city }: NonNullable<MatchCard['ground']>): string {
  return city === '' || name.includes(city) ? name : `${name}, ${city}`
}
