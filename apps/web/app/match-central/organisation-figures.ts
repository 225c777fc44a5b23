import type { OrganisationSummary } from '@pavilion/contract/organisation-calls.ts'
import { figure } from '#shared/figures.ts'

type Figure = { readonly label: string; readonly value: string }

/** What an organisation of its kind is known by. */
export function organisationFigures(organisation: OrganisationSummary): Figure[] {
  const { kind, teams, grounds, tournaments, affiliated, matches } = organisation
  const first =
    kind === 'association'
      ? [
          { label: 'members', value: figure(affiliated) },
          { label: 'tournaments', value: figure(tournaments) },
        ]
      : [
          { label: 'teams', value: figure(teams) },
          { label: 'grounds', value: figure(grounds) },
        ]
  return [...first, { label: 'matches', value: figure(matches) }]
}
