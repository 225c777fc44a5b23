import { Panel } from '@pavilion/kit/panel.tsx'
import { toasts } from '#state/toasts.ts'
import { saveOrganisation } from './manage-calls.ts'
import type { Fields, Managed } from './manage-calls.ts'
import { OrganisationForm } from './organisation-form.tsx'

type DetailsProps = {
  readonly managed: Managed
  readonly onSaved: (managed: Managed) => void
}

export function DetailsPanel({ managed, onSaved }: DetailsProps) {
  const { organisation, revision, fields } = managed
  const send = async (changed: Fields) => {
    const answer = await saveOrganisation({
      organisationId: organisation.id,
      revision,
      fields: changed,
    })
    if (!answer.ok) return answer
    toasts.add('success', answer.data.message)
    onSaved(answer.data.data)
    return undefined
  }
  return (
    <Panel level={2} title="Details">
      <OrganisationForm first={fields} action="Save details" send={send} />
    </Panel>
  )
}
