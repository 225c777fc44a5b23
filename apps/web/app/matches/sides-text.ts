import type { MatchCard } from '@pavilion/contract/matches/match-card.ts'

/** "Margalla Markhors v Ravi Rovers" */
export function sidesText({ sides: [one, other] }: Pick<MatchCard, 'sides'>): string {
  return `${one.name} v ${other.name}`
}
