import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import { figure } from '#shared/figures.ts'

type Figure = { readonly label: string; readonly value: string }

/** The figures shown for an organisation, depending on its kind. */
export function organisationFigures(organisation: OrganisationSummary): Figure[] {
  const { kind, teams, grounds, tournaments, affiliated, matches } = organisation
  const first =
    kind === 'association'
      ? [
          figureOf(affiliated, 'member', 'members'),
          figureOf(tournaments, 'tournament', 'tournaments'),
        ]
      : [figureOf(teams, 'team', 'teams'), figureOf(grounds, 'ground', 'grounds')]
  return [...first, figureOf(matches, 'match', 'matches')]
}

const figureOf = (count: number, one: string, many: string): Figure => ({
  label: count === 1 ? one : many,
  value: figure(count),
})
