import type { OrganisationRef } from '@pavilion/contract/records.ts'
import { Crest } from '@pavilion/kit/art/crest.tsx'
import { crestOf } from './team-crest.tsx'

type OrganisationCrestProps = {
  readonly organisation: Pick<OrganisationRef, 'name' | 'badge'>
  readonly size: number
}

/** The mark of an organisation, beside its name: the crest that it has sent, or the drawn one in its colours. */
export const OrganisationCrest = ({
  organisation: { name, badge },
  size,
}: OrganisationCrestProps) => <Crest name={name} {...crestOf(badge, size)} />
