import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { organisationWord } from '#shared/labels.ts'
import { OrganisationCrest } from '#shared/organisation-crest.tsx'
import { organisationFigures } from './organisation-figures.ts'
import { RecordRow } from '#central/record-rows.tsx'

type OrganisationRowProps = { readonly organisation: OrganisationSummary }

export function OrganisationRow({ organisation }: OrganisationRowProps) {
  const { kind, name, country, isPlaying } = organisation
  return (
    <RecordRow
      to={organisationAddress(organisation)}
      art={<OrganisationCrest organisation={organisation} size={44} />}
      title={name}
      about={[organisationWord(kind), country].filter(Boolean).join(', ')}
      isLive={isPlaying}
      figures={organisationFigures(organisation)}
    />
  )
}
