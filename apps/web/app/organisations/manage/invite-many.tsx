import { Button } from '@pavilion/kit/button.tsx'
import { Tag, type TagTone } from '@pavilion/kit/tag.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/organisations.ts'
import {
  type InvitedLine,
  inviteMany,
  type Managed,
  type People,
  type Role,
} from './manage-calls.ts'
import { RoleChoices } from './role-choices.tsx'
import { refusalText } from '#state/request.ts'

type InviteManyProps = {
  readonly managed: Managed
  readonly onInvited: (people: People) => void
}

/** Invites everybody in a pasted list: first what would be done with each address, then it is done. */
export function InviteMany({ managed, onInvited }: InviteManyProps) {
  const { text, setText, roles, setRoles, lines, setLines, problem, busy, look, send } =
    useInviting(managed.organisation.id, onInvited)
  if (lines !== undefined) {
    return (
      <Preview
        lines={lines}
        busy={busy}
        onSend={() => void send()}
        onBack={() => setLines(undefined)}
      />
    )
  }
  return (
    <form className={shared.form} noValidate onSubmit={(event) => void look(event)}>
      <RoleChoices among={managed.grants} chosen={roles} onChange={setRoles} />
      <TextArea
        label={t.addresses}
        help={t.addressesHelp}
        rows={5}
        maxLength={20_000}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit" variant="outline" busy={busy}>
          {t.preview}
        </Button>
      </div>
    </form>
  )
}

function useInviting(organisationId: string, onInvited: InviteManyProps['onInvited']) {
  const [text, setText] = useState('')
  const [roles, setRoles] = useState<readonly Role[]>(['player'])
  const [lines, setLines] = useState<readonly InvitedLine[]>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const ask = async (preview: boolean) => {
    setBusy(true)
    const answer = await inviteMany({ organisationId, roles, text, preview })
    setBusy(false)
    setProblem(answer.ok ? undefined : refusalText(answer))
    return answer.ok ? answer.data : undefined
  }
  const look = async (event: SubmitEvent) => {
    event.preventDefault()
    if (roles.length === 0) return setProblem(t.chooseARole)
    if (text.trim() === '') return setProblem(t.pasteSomeAddresses)
    const told = await ask(true)
    if (told === undefined) return undefined
    if (told.data.lines.length === 0) return setProblem(t.noAddressThere)
    return setLines(told.data.lines)
  }
  const send = async () => {
    const told = await ask(false)
    setLines(undefined)
    if (told === undefined) return
    const left = told.data.lines.filter(({ does }) => does === 'too many' || does === 'too often')
    setText(left.map(({ email }) => email).join('\n'))
    if (left.length > 0) setProblem(t.theseWereNotSent)
    toasts.add('success', told.message)
    onInvited(told.data.people)
  }
  return { text, setText, roles, setRoles, lines, setLines, problem, busy, look, send }
}

const words: Readonly<Record<InvitedLine['does'], string>> = {
  invite: t.willBeInvited,
  invited: t.isInvitedAlready,
  wrong: t.notAnAddress,
  'too many': t.tooManyAtOnce,
  'too often': t.invitedOftenToday,
}

const tones: Readonly<Record<InvitedLine['does'], TagTone>> = {
  invite: 'positive',
  invited: 'neutral',
  wrong: 'cherry',
  'too many': 'warning',
  'too often': 'warning',
}

type PreviewProps = {
  readonly lines: readonly InvitedLine[]
  readonly busy: boolean
  readonly onSend: () => void
  readonly onBack: () => void
}

function Preview({ lines, busy, onSend, onBack }: PreviewProps) {
  const count = lines.filter(({ does }) => does === 'invite').length
  return (
    <div className={shared.form}>
      <ul className={shared.rows}>
        {lines.map(({ email, does }) => (
          <li key={email}>
            <span>{email}</span>
            <Tag tone={tones[does]}>{words[does]}</Tag>
          </li>
        ))}
      </ul>
      <div className={shared.actions}>
        {count > 0 && (
          <Button busy={busy} onClick={onSend}>
            {t.sendInvitations({ count })}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {t.changeTheList}
        </Button>
      </div>
    </div>
  )
}
