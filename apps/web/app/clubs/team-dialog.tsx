import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/clubs.ts'
import { createTeam, saveTeam, type Squad, type Team, type TeamFields } from './club-calls.ts'
import { genderText } from './team-text.ts'
import { randomId } from '#state/random-id.ts'

type TeamDialogProps = {
  readonly organisation: Squad['organisation']
  /** The team that is changed; none for a new one. */
  readonly team?: Pick<Squad, 'team' | 'gender'>
  readonly onClose: () => void
  readonly onSaved: (team: Team) => void
}

/** Makes a team, or changes its name and who plays in it. */
export function TeamDialog(props: TeamDialogProps) {
  const { team, onClose } = props
  const { fields, change, busy, problems, onSubmit } = useTeamForm(props)
  return (
    <Dialog open title={team === undefined ? t.newTeam : t.editTeam} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t.teamName}
          help={t.teamNameHelp}
          maxLength={80}
          value={fields.name}
          error={problems['name']}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={t.shortName}
          help={t.shortNameHelp}
          maxLength={8}
          value={fields.shortName ?? ''}
          error={problems['shortName']}
          onChange={({ target }) => change({ shortName: target.value || null })}
        />
        <GenderChoice gender={fields.gender} onChange={(gender) => change({ gender })} />
        <Button type="submit" size="large" wide busy={busy}>
          {team === undefined ? t.createTeam : t.saveTeam}
        </Button>
      </form>
    </Dialog>
  )
}

function useTeamForm({ organisation, team, onSaved }: TeamDialogProps) {
  const {
    typed: fields,
    change,
    busy,
    problems,
    ...form
  } = useForm<TeamFields>({
    name: team?.team.name ?? `${organisation.name} `,
    shortName: team?.team.shortName ?? null,
    gender: team?.gender ?? 'male',
  })
  const [idempotencyKey] = useState(() => randomId())
  const send = async () => {
    const asked = { organisationId: organisation.id, fields }
    const answer = await (team === undefined
      ? createTeam({ ...asked, idempotencyKey })
      : saveTeam({ ...asked, teamId: team.team.id }))
    return settle(answer, { part: 'fields.', otherwise: 'name', onDone: onSaved })
  }
  const onSubmit = form.onSubmit(send)
  return { fields, change, busy, problems, onSubmit }
}

const genders = ['male', 'female', 'mixed'] as const

type GenderChoiceProps = {
  readonly gender: TeamFields['gender']
  readonly onChange: (gender: TeamFields['gender']) => void
}

function GenderChoice({ gender, onChange }: GenderChoiceProps) {
  return (
    <fieldset className={shared.actions}>
      <legend>{t.whoPlays}</legend>
      {genders.map((one) => (
        <Checkbox
          key={one}
          kind="radio"
          name="gender"
          checked={gender === one}
          onChange={() => onChange(one)}
        >
          {genderText[one]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
