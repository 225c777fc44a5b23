import type { OrganisationSummary } from '@pavilion/contract/organisations/organisation-calls.ts'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { organisationAddress } from '#shared/addresses.ts'
import { organisationWord } from '#shared/labels.ts'
import { crestOf } from '#shared/team-crest.tsx'
import { organisationFigures } from './organisation-figures.ts'
import { RecordRow } from '#central/record-rows.tsx'

type OrganisationRowProps = { readonly organisation: OrganisationSummary }

export function OrganisationRow({ organisation }: OrganisationRowProps) {
  const { kind, name, country, isPlaying, badge } = organisation
  return (
    <RecordRow
      to={organisationAddress(organisation)}
      art={<Crest name={name} {...crestOf(badge, 44)} />}
      title={name}
      about={[organisationWord(kind), country].filter(Boolean).join(', ')}
      isLive={isPlaying}
      figures={organisationFigures(organisation)}
    />
  )
}
