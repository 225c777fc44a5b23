import { changedIn } from '#shared/own-kept.ts'
import * as t from '#texts/tournaments.ts'
import type { Fields } from './tournament-calls.ts'

/** The part of the console in which a field is changed. */
const partOf = (field: keyof Fields): string => parts[field] ?? t.details

const parts: Readonly<Partial<Record<keyof Fields, string>>> = {
  conditions: t.format,
  legs: t.stages,
  plannedGroups: t.stages,
  points: t.points,
  qualifiers: t.stages,
  awards: t.awards,
  reportHours: t.resultsAndDeadlines,
  answerHours: t.resultsAndDeadlines,
  latePoints: t.resultsAndDeadlines,
  squads: t.squads,
}

type Meanwhile = { readonly before: Fields; readonly mine: Fields; readonly theirs: Fields }

/** What somebody else has changed, and where one has changed the same. */
export function meanwhileText({ before, mine, theirs }: Meanwhile): string {
  const changed = changedIn(before, theirs)
  const own = new Set<string>(changedIn(before, mine))
  const both = changed.filter((field) => own.has(field))
  const words = (fields: readonly (keyof Fields)[]) => [...new Set(fields.map(partOf))].join(', ')
  return [
    changed.length === 0 ? t.savedMeanwhile : t.partsChangedMeanwhile({ parts: words(changed) }),
    both.length === 0 ? '' : t.bothChanged({ parts: words(both) }),
    t.ownInputStays,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
