import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { settle, useSubmission } from '#shared/use-submission.ts'
import { serverNow } from '#state/api.ts'
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
  const { answer } = useQueryAnswer({
    key: ['registrable', organisationId, associationId, JSON.stringify(register.registrations)],
    call: () => listRegistrable(organisationId, associationId),
    keep: false,
  })
  if (answer === undefined) return null
  if (!answer.ok) return <p className="pv-muted">{answer.message}</p>
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
  const { from, setFrom, until, setUntil, chosen, setChosen, ...form } = useRegistering(props)
  return (
    <form className={shared.form} noValidate onSubmit={form.onSubmit}>
      <RegistrableList players={players} chosen={chosen} onChosen={setChosen} />
      <div className={shared.pair}>
        <TextField
          label={t.from}
          type="date"
          value={from}
          error={form.problems['from']}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={t.until}
          type="date"
          value={until}
          error={form.problems['until']}
          onChange={({ target }) => setUntil(target.value)}
        />
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

function useRegistering({ register, onChanged, associationId }: FormProps) {
  const today = new Date(serverNow()).toISOString().slice(0, 10)
  const [from, setFrom] = useState(today)
  const [until, setUntil] = useState(`${today.slice(0, 4)}-12-31`)
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | null>>(new Map())
  const { busy, problems, submit } = useSubmission()
  const send = async () => {
    const answer = await registerPlayers({
      organisationId: register.organisation.id,
      associationId,
      players: [...chosen].map(([playerId, number]) => ({ playerId, number })),
      from,
      until,
    })
    return settle(answer, { otherwise: 'players', onDone: onChanged })
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submit(event.currentTarget, send)
  }
  return { from, setFrom, until, setUntil, chosen, setChosen, busy, problems, onSubmit }
}
