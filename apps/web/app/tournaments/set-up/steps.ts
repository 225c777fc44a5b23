import * as t from '#texts/tournaments.ts'

/** What a tournament needs, in the order in which an organiser thinks of it. */
export const steps = [
  { id: 'details', title: t.details },
  { id: 'format', title: t.format },
  { id: 'points', title: t.points },
  { id: 'results', title: t.resultsAndDeadlines },
  { id: 'squads', title: t.squads },
  { id: 'awards', title: t.awards },
  { id: 'sponsors', title: t.sponsorsLabel },
  { id: 'teams', title: t.teams },
  { id: 'publish', title: t.checkAndPublish },
] as const

export type Step = (typeof steps)[number]
/** Sponsors are saved apart from the rest. */
export type FormStep = Exclude<Step, { readonly id: 'sponsors' }>

export const stepAddress = (tournamentId: string, step: Step['id']): string =>
  `/manage/tournaments/${tournamentId}/set-up?step=${step}`
