import type { HonourKind } from '@pavilion/contract/organisations/honour-calls.ts'
import * as t from '#texts/central.ts'

/** In the order of the board. */
export const honourKinds: readonly HonourKind[] = ['title', 'hundred', 'five-wickets']

export const honourTitles: Readonly<Record<HonourKind, string>> = {
  title: t.titles,
  hundred: t.hundreds,
  'five-wickets': t.fiveWickets,
}
