import type { HonourKind } from '@pavilion/contract/organisations/honour-calls.ts'
import * as t from '#texts/organisations.ts'

/** In the order of the board. */
export const honourKinds: readonly HonourKind[] = ['title', 'hundred', 'five-wickets']

export const honourTitles: Readonly<Record<HonourKind, string>> = {
  title: t.titles,
  hundred: t.hundreds,
  'five-wickets': t.fiveWickets,
}

/** What a line that is typed in has to say. */
export const honourHelp: Readonly<Record<HonourKind, string>> = {
  title: t.titleLines,
  hundred: t.hundredLines,
  'five-wickets': t.fiveWicketLines,
}
