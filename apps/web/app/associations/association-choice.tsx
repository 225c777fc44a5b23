import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { useId } from 'react'
import shared from '#shared/console.module.css'
import * as t from '#texts/associations.ts'

type AssociationChoiceProps = {
  readonly associations: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Which of the associations that a club is affiliated to. */
export function AssociationChoice({ associations, chosen, onChoose }: AssociationChoiceProps) {
  const name = useId()
  return (
    <fieldset className={shared.actions}>
      <legend>{t.association}</legend>
      {associations.map((one) => (
        <Checkbox
          key={one.id}
          kind="radio"
          name={name}
          checked={one.id === chosen}
          onChange={() => onChoose(one.id)}
        >
          {one.name}
        </Checkbox>
      ))}
    </fieldset>
  )
}
