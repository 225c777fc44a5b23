import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { PlainSelect } from '#shared/plain-select.tsx'
import shared from '#shared/console.module.css'
import { ownKept } from '#shared/own-kept.ts'
import { useForm } from '#shared/use-form.ts'
import { randomId } from '#state/random-id.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/appointments.ts'
import {
  type Book,
  type BookProps,
  type Official,
  saveOfficial,
  showBook,
} from './appointment-calls.ts'
import { GRADES, ROLES, roleText } from './appointment-text.ts'
import styles from './appointments.module.css'
import { positionText, readPosition } from './position-text.ts'

type OfficialDialogProps = BookProps & {
  /** Undefined for somebody new. */
  readonly official: Official | undefined
  readonly onClose: () => void
}

type Typed = Pick<Official, 'name' | 'email' | 'roles' | 'grade' | 'conflicts'> & {
  readonly home: string
  readonly forOrganisation: boolean
}

const blank: Typed = {
  name: '',
  email: '',
  roles: ['umpire'],
  grade: 'C',
  conflicts: [],
  home: '',
  forOrganisation: false,
}

const typedOf = ({ name, email, roles, grade, conflicts, position }: Official): Typed => ({
  name,
  email,
  roles,
  grade,
  conflicts,
  home: positionText(position),
  forOrganisation: false,
})

const fieldsOf = ({ name, email, roles, grade, position, conflicts }: Official) => ({
  name,
  email,
  roles,
  grade,
  position,
  conflicts,
})

/** An official as they are typed. */
function useOfficial({ official, onClose, ...props }: OfficialDialogProps) {
  const { tournamentId, onChanged } = props
  const { typed, change, busy, problems, ...form } = useForm(() =>
    official === undefined ? blank : typedOf(official),
  )
  const [seen, setSeen] = useState(official)
  const [panelId] = useState(() => official?.id ?? randomId())
  const save = async () => {
    const position = readPosition(typed.home)
    if (position === undefined) return { home: t.wrongPlace }
    const { home: _, forOrganisation, ...fields } = typed
    const from = seen === undefined ? null : fieldsOf(seen)
    const asked = { tournamentId, panelId, from, forOrganisation, fields: { ...fields, position } }
    const answer = await saveOfficial(asked)
    if (!answer.ok) {
      if (answer.code === 'STALE_TOURNAMENT') await lookAgain()
      const found = answer.errors.map(({ path, message }) => [path.replace('fields.', ''), message])
      return found.length > 0 ? Object.fromEntries(found) : { name: answer.message }
    }
    toasts.add('success', answer.data.message)
    onChanged(answer.data.data)
    onClose()
    return undefined
  }
  /** Shows what somebody else has saved meanwhile beneath what is typed here. */
  const lookAgain = async () => {
    const now = await showBook(tournamentId)
    const theirs = now.ok ? now.data.data.panel.find(({ id }) => id === panelId) : undefined
    if (seen === undefined || theirs === undefined) return
    change(ownKept({ before: typedOf(seen), mine: typed, theirs: typedOf(theirs) }))
    setSeen(theirs)
  }
  return { typed, change, busy, problems, onSubmit: form.onSubmit(save) }
}

/** Puts somebody on the panel, or changes what it knows of them. */
export function OfficialDialog(props: OfficialDialogProps) {
  const { official, book, onClose } = props
  const { typed, change, busy, problems, onSubmit } = useOfficial(props)
  const title = official === undefined ? t.addOfficial : t.editOfficial({ name: official.name })
  const part = { typed, change, problems }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <Who {...part} isNew={official === undefined} />
        <Does {...part} />
        <Conflicts {...part} teams={book.teams} />
        {official === undefined && book.runsOrganisation && book.organisation !== null && (
          <Checkbox
            checked={typed.forOrganisation}
            onChange={({ target }) => change({ forOrganisation: target.checked })}
          >
            {t.forAll({ name: book.organisation.name })}
          </Checkbox>
        )}
        <Button type="submit" size="large" wide busy={busy}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  )
}

type PartProps = {
  readonly typed: Typed
  readonly change: (part: Partial<Typed>) => void
  readonly problems: Readonly<Record<string, string | undefined>>
}

function Who({ typed, change, problems, isNew }: PartProps & { readonly isNew: boolean }) {
  return (
    <>
      <TextField
        label={t.name}
        maxLength={100}
        value={typed.name}
        error={problems['name']}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t.email}
        help={isNew ? t.emailHelp : t.emailStays}
        type="email"
        maxLength={254}
        readOnly={!isNew}
        value={typed.email}
        error={problems['email']}
        onChange={({ target }) => change({ email: target.value })}
      />
      <TextField
        label={t.home}
        help={t.homeHelp}
        maxLength={40}
        value={typed.home}
        error={problems['home'] ?? problems['position']}
        onChange={({ target }) => change({ home: target.value })}
      />
    </>
  )
}

function Does({ typed, change, problems }: PartProps) {
  return (
    <>
      <fieldset className={styles.checks}>
        <legend>{t.does}</legend>
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            checked={typed.roles.includes(role)}
            onChange={({ target }) =>
              change({
                roles: ROLES.filter((one) =>
                  one === role ? target.checked : typed.roles.includes(one),
                ),
              })
            }
          >
            {roleText[role]}
          </Checkbox>
        ))}
        {problems['roles'] !== undefined && (
          <p role="alert" className={shared.problem}>
            {problems['roles']}
          </p>
        )}
      </fieldset>
      <PlainSelect
        label={t.grade}
        value={typed.grade}
        choices={GRADES.map((value) => ({ value, label: value }))}
        onChange={(grade) => change({ grade })}
      />
    </>
  )
}

function Conflicts({ typed, change, teams }: PartProps & Pick<Book, 'teams'>) {
  if (teams.length === 0) return null
  const choices = [
    { value: '', label: t.noConflict },
    { value: 'club', label: t.ownClub },
    { value: 'family', label: t.family },
  ] as const
  return (
    <details>
      <summary>{t.conflicts}</summary>
      <div className={styles.open}>
        {teams.map(({ id, name }) => (
          <PlainSelect
            key={id}
            label={name}
            value={typed.conflicts.find(({ teamId }) => teamId === id)?.kind ?? ''}
            choices={choices}
            onChange={(kind) => {
              const others = typed.conflicts.filter(({ teamId }) => teamId !== id)
              change({ conflicts: kind === '' ? others : [...others, { teamId: id, kind }] })
            }}
          />
        ))}
      </div>
    </details>
  )
}
