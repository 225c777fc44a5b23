import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { todayHere } from '#shared/today.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/associations.ts'
import { AssociationChoice } from './association-choice.tsx'
import { listRegistrable, type Registrable, registerPlayers } from './register-calls.ts'
import type { PartProps } from './register-part.ts'
import { RegistrableList } from './registrable-list.tsx'

/** A club registers its players with an association that it is affiliated to. */
export function RegisterPlayers(props: PartProps) {
  const { associations } = props.register
  const [associationId, setAssociationId] = useState<string | undefined>(associations[0]?.id)
  return (
    <Panel level={2} title={t.registerPlayers}>
      {associationId === undefined ? (
        <p className="pv-muted">{t.affiliateFirst}</p>
      ) : (
        <div className={shared.form}>
          <AssociationChoice
            associations={associations}
            chosen={associationId}
            onChoose={setAssociationId}
          />
          <Players key={associationId} {...props} associationId={associationId} />
        </div>
      )}
    </Panel>
  )
}

type OfAssociation = PartProps & { readonly associationId: string }

function Players({ register, onChanged, associationId }: OfAssociation) {
  const { id: organisationId } = register.organisation
  const { answer, again } = useQueryAnswer({
    key: ['registrable', organisationId, associationId, JSON.stringify(register.registrations)],
    call: () => listRegistrable(organisationId, associationId),
    keep: false,
  })
  if (answer === undefined) return null
  if (!answer.ok) return <NotLoaded answer={answer} again={again} />
  const players = answer.data.data
  if (players.length === 0) return <p className="pv-muted">{t.noPlayersYet}</p>
  return (
    <Form
      key={JSON.stringify(players)}
      register={register}
      onChanged={onChanged}
      associationId={associationId}
      players={players}
    />
  )
}

type FormProps = OfAssociation & { readonly players: readonly Registrable[] }

function Form(props: FormProps) {
  const { players } = props
  const { typed, change, field, ...form } = useRegistering(props)
  const { chosen } = typed
  return (
    <form className={shared.form} noValidate onSubmit={form.onSubmit}>
      <RegistrableList
        players={players}
        chosen={chosen}
        onChosen={(now) => change({ chosen: now })}
      />
      <div className={shared.pair}>
        <TextField label={t.from} type="date" {...field('from')} />
        <TextField label={t.until} type="date" {...field('until')} />
      </div>
      {form.problems['players'] !== undefined && (
        <p className={shared.problem} role="alert">
          {form.problems['players']}
        </p>
      )}
      <div>
        <Button type="submit" busy={form.busy} disabled={chosen.size === 0}>
          {t.registerCount({ count: chosen.size })}
        </Button>
      </div>
    </form>
  )
}

type Typed = {
  readonly from: string
  readonly until: string
  /** With the numbers that are known. */
  readonly chosen: ReadonlyMap<string, number | null>
}

function useRegistering({ register, onChanged, associationId }: FormProps) {
  const today = todayHere()
  const { typed, ...form } = useForm<Typed>({
    from: today,
    until: `${today.slice(0, 4)}-12-31`,
    chosen: new Map(),
  })
  const send = async () => {
    const { chosen, from, until } = typed
    const answer = await registerPlayers({
      organisationId: register.organisation.id,
      associationId,
      players: [...chosen].map(([playerId, number]) => ({ playerId, number })),
      from,
      until,
    })
    return settle(answer, { otherwise: 'players', onDone: onChanged })
  }
  return { ...form, typed, onSubmit: form.onSubmit(send) }
}
