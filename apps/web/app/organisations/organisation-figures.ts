import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import { figure } from '#shared/figures.ts'
import * as t from '#texts/central.ts'

type Figure = { readonly label: string; readonly value: string }

/** The figures shown for an organisation, depending on its kind. */
export function organisationFigures(organisation: OrganisationSummary): Figure[] {
  const { kind, teams, grounds, tournaments, affiliated, matches } = organisation
  const first =
    kind === 'association'
      ? [figureOf(affiliated, t.membersLabel), figureOf(tournaments, t.tournamentsLabel)]
      : [figureOf(teams, t.teamsLabel), figureOf(grounds, t.groundsLabel)]
  return [...first, figureOf(matches, t.matchesLabel)]
}

const figureOf = (count: number, label: (of: { readonly count: number }) => string): Figure => ({
  label: label({ count }),
  value: figure(count),
})
