import type { KnockOut } from '@pavilion/contract/tournaments/fixture-fields.ts'
import * as t from '#texts/tournaments.ts'

/** "The first 2 of each table go through. So does the best team in 3rd place." */
export function whoAdvances({ places, best }: Pick<KnockOut, 'places' | 'best'>): string {
  const first = t.firstGoThrough({ places })
  return best === 0 ? first : `${first} ${t.bestGoThrough({ best, next: places + 1 })}`
}
