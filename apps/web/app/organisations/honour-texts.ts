import type { HonourKind } from '@pavilion/contract/organisations/honour-calls.ts'
import * as t from '#texts/organisations.ts'

/** What a line that is typed in has to say. */
export const honourHelp: Readonly<Record<HonourKind, string>> = {
  title: t.titleLines,
  hundred: t.hundredLines,
  'five-wickets': t.fiveWicketLines,
}
