import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { lazy, Suspense, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { momentHere } from '#shared/dates.ts'
import { toasts } from '#state/toasts.ts'
import { invite, withdrawInvitation } from './manage-calls.ts'
import type { Managed, People, Role } from './manage-calls.ts'
import styles from './manage.module.css'
import { RoleChoices } from './role-choices.tsx'
import { memberRolesLine } from '#shared/labels.ts'
import * as t from '#texts/organisations.ts'
import shared from '#shared/console.module.css'
import { refusalText } from '#state/request.ts'

const InviteMany = lazy(() =>
  import('./invite-many.tsx').then((module) => ({ default: module.InviteMany })),
)
const ReadyLink = lazy(() =>
  import('./ready-link.tsx').then((module) => ({ default: module.ReadyLink })),
)

type InviteProps = {
  readonly managed: Managed
  readonly people: People
  readonly onChanged: (people: People) => void
}

/** Invites people by email, by text message or with a link, and lists the invitations that can still be used. */
export function InvitePanel({ managed, people, onChanged }: InviteProps) {
  const [link, setLink] = useState<string>()
  const [isMany, setMany] = useState(false)
  return (
    <Panel level={2} title={t.invite}>
      <div className={shared.form}>
        <InviteForm
          managed={managed}
          onInvited={(invited) => {
            setLink(invited.path === null ? undefined : `${location.origin}${invited.path}`)
            onChanged(invited.people)
          }}
        />
        <Suspense>{link !== undefined && <ReadyLink key={link} link={link} />}</Suspense>
        <details onToggle={({ currentTarget }) => currentTarget.open && setMany(true)}>
          <summary>{t.inviteMany}</summary>
          <Suspense>{isMany && <InviteMany managed={managed} onInvited={onChanged} />}</Suspense>
        </details>
        {people.invitations.length > 0 && (
          <OpenInvitations managed={managed} people={people} onChanged={onChanged} />
        )}
      </div>
    </Panel>
  )
}

type Invited = { readonly path: string | null; readonly people: People }
type InviteFormProps = {
  readonly managed: Managed
  readonly onInvited: (invited: Invited) => void
}

function InviteForm({ managed, onInvited }: InviteFormProps) {
  const [typed, setTyped] = useState('')
  const [roles, setRoles] = useState<readonly Role[]>(['player'])
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const address = typed.trim()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (roles.length === 0) return setProblem(t.chooseARole)
    setBusy(true)
    const answer = await invite({
      organisationId: managed.organisation.id,
      roles,
      ...guestOf(address),
    })
    setBusy(false)
    if (!answer.ok) return setProblem(refusalText(answer))
    setProblem(undefined)
    setTyped('')
    toasts.add('success', answer.data.message)
    return onInvited(answer.data.data)
  }
  return (
    <form className={shared.form} noValidate onSubmit={submit}>
      <RoleChoices among={managed.grants} chosen={roles} onChange={setRoles} />
      <TextField
        label={t.emailOrNumber}
        help={t.emptyForALink}
        inputMode="email"
        autoCapitalize="none"
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outline" busy={busy}>
        {address === '' ? t.makeALink : t.sendTheInvitation}
      </Button>
    </form>
  )
}

const withdrawLabel = (guest: string | null) =>
  guest === null ? t.withdrawALink : t.withdrawInvitationOf({ guest })

function guestOf(address: string): { email?: string; phone?: string } {
  if (address === '') return {}
  return /[@a-z]/i.test(address) ? { email: address } : { phone: address }
}

function OpenInvitations({ managed, people, onChanged }: InviteProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const withdraw = async (invitationId: string) => {
    const answer = await withdrawInvitation(managed.organisation.id, invitationId)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    return onChanged(answer.data.data)
  }
  return (
    <div>
      <h3 className="pv-panel-heading">{t.notAcceptedYet}</h3>
      <ul className={shared.rows}>
        {people.invitations.map(({ id, email, phone, roles, expiresAt }) => (
          <li key={id}>
            <span className={styles.text}>
              <b>{email ?? phone ?? t.aLink}</b>
              <span className="pv-small pv-muted">
                {t.rolesValidUntil({
                  roles: memberRolesLine(roles),
                  time: momentHere(expiresAt, locale),
                })}
              </span>
            </span>
            <Button
              variant="quiet"
              aria-label={withdrawLabel(email ?? phone)}
              onClick={() => void withdraw(id)}
            >
              {t.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
