import { Button } from '@pavilion/kit/button.tsx'
import { SearchChoice } from './search-choice.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { settle, useSubmission } from '#shared/use-submission.ts'
import { serverNow } from '#state/api.ts'
import * as t from '#texts/associations.ts'
import { apply, findAssociations, type Organisation } from './affiliation-calls.ts'
import type { PartProps } from './affiliation-rows.tsx'

/** Applies to an association for a season, or renews. */
export function ApplyForm(props: PartProps) {
  const { association, setAssociation, season, setSeason, note, setNote, ...form } = useApply(props)
  const { id } = props.affiliations.organisation
  return (
    <form className={shared.form} noValidate onSubmit={form.onSubmit}>
      <SearchChoice
        label={t.association}
        chosen={association}
        error={form.problems['association']}
        find={(text) => findOthers(text, id)}
        onChoose={setAssociation}
      />
      <TextField
        label={t.season}
        help={t.seasonHelp}
        maxLength={7}
        value={season}
        error={form.problems['season']}
        onChange={({ target }) => setSeason(target.value)}
      />
      <TextField
        label={t.noteOptional}
        maxLength={300}
        value={note}
        error={form.problems['note']}
        onChange={({ target }) => setNote(target.value)}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t.sendApplication}
        </Button>
      </div>
    </form>
  )
}

async function findOthers(text: string, organisationId: string): Promise<readonly Organisation[]> {
  const answer = await findAssociations(text)
  return answer.ok ? answer.data.data.items.filter(({ id }) => id !== organisationId) : []
}

function useApply({ affiliations: { organisation, above }, onChanged }: PartProps) {
  const [association, setAssociation] = useState<Organisation | undefined>(above[0]?.organisation)
  const [season, setSeason] = useState(() => String(new Date(serverNow()).getUTCFullYear()))
  const [note, setNote] = useState('')
  const { busy, problems, submit } = useSubmission()
  const send = async () => {
    if (association === undefined) return { association: t.chooseAssociation }
    const asked = { associationId: association.id, season, note }
    const answer = await apply({ organisationId: organisation.id, ...asked })
    return settle(answer, {
      otherwise: 'association',
      onDone: (data) => {
        setNote('')
        onChanged(data)
      },
    })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  return { association, setAssociation, season, setSeason, note, setNote, busy, problems, onSubmit }
}
