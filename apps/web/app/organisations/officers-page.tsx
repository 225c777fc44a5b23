import { Button } from '@pavilion/kit/button.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import type { Route } from './+types/officers-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { settle } from '#shared/form-problems.ts'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { useChange } from '#shared/use-change.ts'
import { useForm } from '#shared/use-form.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/organisations.ts'
import { addOfficer, listOfficers, type Officers, removeOfficer } from './manage/manage-calls.ts'
import styles from '#central/honours-board.module.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.officers,
    description: t.whatOfficersAre,
    path: '/manage',
  })

/** Whom an organisation names on its page. */
export default function OfficersPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['officers', organisationId],
    call: () => listOfficers(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(people) => <Page key={people.organisation.id} first={people} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Officers }) {
  const [{ organisation, officers, captains }, setPeople] = useState(first)
  const { busy, change } = useChange(setPeople)
  const remove = (id: string) =>
    change(id, () => removeOfficer({ organisationId: organisation.id, id }))
  return (
    <OrganisationConsole organisation={organisation} current="officers">
      <Panel level={2} title={t.nameAnOfficer}>
        <AddForm organisationId={organisation.id} onAdded={setPeople} />
      </Panel>
      <Panel level={2} title={t.onThePage} note={officers.length > 0 && officers.length}>
        <p className="pv-muted">
          {officers.length === 0 ? t.noOfficers : null}{' '}
          {captains.length > 0 && t.captainsComeFromSquads}
        </p>
        <ul className={shared.rows}>
          {officers.map(({ id, position, name }) => (
            <li key={id}>
              <span className={styles.row}>
                <b>{name}</b>
                <span className="pv-small pv-muted">{position}</span>
              </span>
              <IconButton
                icon="close"
                label={t.removeOfficer({ name, position })}
                disabled={busy !== undefined}
                onClick={() => void remove(id)}
              />
            </li>
          ))}
        </ul>
      </Panel>
    </OrganisationConsole>
  )
}

type AddFormProps = {
  readonly organisationId: string
  readonly onAdded: (people: Officers) => void
}

function AddForm({ organisationId, onAdded }: AddFormProps) {
  const { typed, change, field, busy, onSubmit } = useForm({ position: '', name: '' })
  const send = async () =>
    settle(await addOfficer({ organisationId, ...typed }), {
      otherwise: 'name',
      onDone: (added) => {
        change({ position: '', name: '' })
        onAdded(added)
      },
    })
  return (
    <form className={shared.form} noValidate onSubmit={onSubmit(send)}>
      <p className="pv-muted">{t.whatOfficersAre}</p>
      <TextField label={t.position} help={t.positionHelp} maxLength={60} {...field('position')} />
      <TextField label={t.nameOfOfficer} maxLength={100} {...field('name')} />
      <div>
        <Button type="submit" busy={busy}>
          {t.addToThePage}
        </Button>
      </div>
    </form>
  )
}
