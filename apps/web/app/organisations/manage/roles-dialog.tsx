import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { toasts } from '#state/toasts.ts'
import { changeRoles } from './manage-calls.ts'
import type { Managed, Member, People } from './manage-calls.ts'
import styles from './manage.module.css'
import { RoleChoices } from './role-choices.tsx'
import * as t from '#texts/organisations.ts'
import shared from '#shared/console.module.css'

type RolesDialogProps = {
  readonly managed: Managed
  readonly member: Member
  readonly onClose: () => void
  readonly onSaved: (people: People) => void
}

export function RolesDialog({ managed, member, onClose, onSaved }: RolesDialogProps) {
  const [roles, setRoles] = useState(member.roles)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (roles.length === 0) return setProblem(t.chooseARoleOrRemove)
    setBusy(true)
    const answer = await changeRoles(managed.organisation.id, member.accountId, roles)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    toasts.add('success', answer.data.message)
    return onSaved(answer.data.data)
  }
  return (
    <Dialog open title={t.rolesOf({ name: member.name })} onClose={onClose}>
      <form className={shared.form} onSubmit={submit}>
        <RoleChoices
          among={managed.grants}
          chosen={roles}
          onChange={(chosen) => setRoles([...chosen])}
        />
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Button type="submit" busy={busy}>
          {t.saveRoles}
        </Button>
      </form>
    </Dialog>
  )
}
