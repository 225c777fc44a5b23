import { Button } from '@pavilion/kit/button.tsx'
import { SearchChoice } from './search-choice.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { serverNow } from '#state/api.ts'
import * as t from '#texts/associations.ts'
import { apply, findAssociations, type Organisation } from './affiliation-calls.ts'
import type { PartProps } from './affiliation-rows.tsx'

/** Applies to an association for a season, or renews. */
export function ApplyForm(props: PartProps) {
  const { typed, change, field, ...form } = useApply(props)
  const { id } = props.affiliations.organisation
  return (
    <form className={shared.form} noValidate onSubmit={form.onSubmit}>
      <SearchChoice
        label={t.association}
        chosen={typed.association}
        error={form.problems['association']}
        find={(text) => findOthers(text, id)}
        onChoose={(association) => change({ association })}
      />
      <TextField label={t.season} help={t.seasonHelp} maxLength={7} {...field('season')} />
      <TextField label={t.noteOptional} maxLength={300} {...field('note')} />
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

type Typed = {
  readonly association: Organisation | undefined
  readonly season: string
  readonly note: string
}

function useApply({ affiliations: { organisation, above }, onChanged }: PartProps) {
  const { typed, change, field, busy, problems, onSubmit } = useForm<Typed>(() => ({
    association: above[0]?.organisation,
    season: String(new Date(serverNow()).getUTCFullYear()),
    note: '',
  }))
  const send = async () => {
    const { association, season, note } = typed
    if (association === undefined) return { association: t.chooseAssociation }
    const asked = { associationId: association.id, season, note }
    const answer = await apply({ organisationId: organisation.id, ...asked })
    return settle(answer, {
      otherwise: 'association',
      onDone: (data) => {
        change({ note: '' })
        onChanged(data)
      },
    })
  }
  return { typed, change, field, busy, problems, onSubmit: onSubmit(send) }
}
