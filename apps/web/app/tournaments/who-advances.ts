import type { KnockOut } from '@pavilion/contract/tournaments/fixture-fields.ts'
import * as t from '#texts/tournaments.ts'

type Advancing = Pick<KnockOut, 'from' | 'places' | 'best'>

/** "The first 2 of each table go through. So does the best team in 3rd place." */
export function whoAdvances({ from, places, best }: Advancing): string {
  if (from === 'seeds') return t.allPlayBySeeds
  const first = t.firstGoThrough({ places })
  return best === 0 ? first : `${first} ${t.bestGoThrough({ best, next: places + 1 })}`
}
