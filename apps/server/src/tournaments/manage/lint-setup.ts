import type { PlayingConditions } from '@pavilion/cricket/formats/conditions.ts'
import type { Finding } from '@pavilion/cricket/linting/finding.ts'
import { lintRules } from '@pavilion/cricket/linting/lint-rules.ts'
import type { EntryRow } from './entries.queries.ts'
import type { SetupRow } from './setup.queries.ts'

/** How many teams play in each group, or in the only table. */
export function groupSizes(entries: readonly EntryRow[]): number[] {
  const sizes = new Map<string | null, number>()
  for (const { status, group } of entries) {
    if (status === 'accepted') sizes.set(group, (sizes.get(group) ?? 0) + 1)
  }
  return [...sizes.values()]
}

/** What in the rules of a tournament contradicts itself. */
export function lintSetup(
  { fields, legs, entryDeadline }: SetupRow,
  entries: readonly EntryRow[],
  playing: PlayingConditions,
): Finding[] {
  const { oversPerInnings: overs, inningsPerSide, playersPerSide, lastManStands } = playing
  return lintRules({
    ...fields,
    entryDeadline,
    legs,
    groups: groupSizes(entries),
    seeds: entries.filter(({ status, seed }) => status === 'accepted' && seed !== null).length,
    format: {
      overs,
      inningsPerSide,
      playersPerSide,
      wickets: lastManStands ? playersPerSide : playersPerSide - 1,
      hasDraws: overs === null || inningsPerSide === 2,
    },
  })
}
