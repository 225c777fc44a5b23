import * as t from '#texts/tournaments.ts'

/** What a tournament needs, in the order in which an organiser thinks of it. */
export const steps = [
  { id: 'details', title: t.details },
  { id: 'format', title: t.format },
  { id: 'stages', title: t.stages },
  { id: 'points', title: t.points },
  { id: 'results', title: t.resultsAndDeadlines },
  { id: 'entry', title: t.entry },
  { id: 'squads', title: t.squads },
  { id: 'awards', title: t.awards },
  { id: 'sponsors', title: t.sponsorsLabel },
  { id: 'teams', title: t.teams },
  { id: 'publish', title: t.checkAndPublish },
] as const

export type Step = (typeof steps)[number]
/** Entry and sponsors are saved apart from the rest. */
export type FormStep = Exclude<Step, { readonly id: 'entry' | 'sponsors' }>

/** Where a set-up goes on. */
export const setUpAddress = (tournamentId: string): string =>
  `/manage/tournaments/${tournamentId}/set-up`

export const stepAddress = (tournamentId: string, step: Step['id']): string =>
  `${setUpAddress(tournamentId)}?step=${step}`
