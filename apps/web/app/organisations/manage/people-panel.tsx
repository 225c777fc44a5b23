import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { ErrorState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { ClaimsPanel } from '../claim/claims-panel.tsx'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { InvitePanel } from './invite-panel.tsx'
import { listPeople, removeMember } from './manage-calls.ts'
import type { Managed, Member, People } from './manage-calls.ts'
import styles from './manage.module.css'
import { memberRolesLine } from '#shared/labels.ts'
import * as t from '#texts/organisations.ts'
import shared from '#shared/console.module.css'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)
const RolesDialog = lazy(() =>
  import('./roles-dialog.tsx').then((module) => ({ default: module.RolesDialog })),
)

type PeopleProps = { readonly managed: Managed }

/** Who has which role, and who has been invited. */
export function PeoplePanel({ managed }: PeopleProps) {
  const { id } = managed.organisation
  const { answer, again } = useQueryAnswer({
    key: ['organisation-people', id],
    call: () => listPeople(id),
    keep: false,
  })
  const [changed, setChanged] = useState<People>()
  if (answer === undefined) return <Skeleton height="360px" />
  if (!answer.ok) {
    return (
      <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>
        {answer.message}
      </ErrorState>
    )
  }
  const people = changed ?? answer.data.data
  return (
    <div className={shared.section}>
      {managed.grants.includes('owner') && (
        <ClaimsPanel
          organisationId={id}
          onApproved={() => {
            setChanged(undefined)
            void again()
          }}
        />
      )}
      <div className={styles.parts}>
        <Members managed={managed} people={people} onChanged={setChanged} />
        <InvitePanel managed={managed} people={people} onChanged={setChanged} />
      </div>
    </div>
  )
}

type MembersProps = PeopleProps & {
  readonly people: People
  readonly onChanged: (people: People) => void
}

function Members({ managed, people, onChanged }: MembersProps) {
  const [edited, setEdited] = useState<Member>()
  const [leaving, setLeaving] = useState<Member>()
  const remove = useRemoving(managed, people, onChanged)
  return (
    <Panel level={2} title={t.people}>
      {people.members.length === 0 && <p className="pv-muted">{t.nobodyHasARole}</p>}
      <ul className={shared.rows}>
        {people.members.map((member) => (
          <li key={member.accountId}>
            <MemberRow
              member={member}
              mayChange={member.roles.every((role) => managed.grants.includes(role))}
              onEdit={() => setEdited(member)}
              onRemove={() => setLeaving(member)}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {leaving !== undefined && (
          <ConfirmDialog
            {...removalText(leaving, managed.organisation.name)}
            onClose={() => setLeaving(undefined)}
            onConfirm={() => remove(leaving)}
          />
        )}
        {edited !== undefined && (
          <RolesDialog
            managed={managed}
            member={edited}
            onClose={() => setEdited(undefined)}
            onSaved={(saved) => {
              setEdited(undefined)
              onChanged(saved)
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}

type MemberRowProps = {
  readonly member: Member
  readonly mayChange: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function MemberRow({ member, mayChange, onEdit, onRemove }: MemberRowProps) {
  const { name, isSelf, roles } = member
  return (
    <>
      <Avatar name={name} size={36} />
      <span className={styles.text}>
        <b>{isSelf ? t.nameYou({ name }) : name}</b>
        <span className="pv-small pv-muted">{memberRolesLine(roles)}</span>
      </span>
      <span className={shared.actions}>
        {mayChange && (
          <Button variant="outline" aria-label={t.changeRolesOf({ name })} onClick={onEdit}>
            {t.roles}
          </Button>
        )}
        {(mayChange || isSelf) && (
          <Button
            variant="quiet"
            aria-label={isSelf ? t.leave : t.removeName({ name })}
            onClick={onRemove}
          >
            {isSelf ? t.leave : t.remove}
          </Button>
        )}
      </span>
    </>
  )
}

const removalText = ({ isSelf, name }: Member, organisation: string) =>
  isSelf
    ? {
        title: t.leaveNameQuestion({ name: organisation }),
        lead: t.whatLeavingMeans,
        action: t.leaveName({ name: organisation }),
      }
    : {
        title: t.removeNameQuestion({ name }),
        lead: t.whatRemovingMeans({ name, organisation }),
        action: t.removeName({ name }),
      }

/** Removes a member, or leaves and goes back to what else one manages. */
function useRemoving(
  { organisation }: Managed,
  people: People,
  onChanged: (people: People) => void,
) {
  const navigate = useNavigate()
  return async ({ accountId, isSelf }: Member): Promise<void> => {
    const answer = await removeMember(organisation.id, accountId)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    if (isSelf) return void navigate('/manage', { replace: true })
    const members = people.members.filter((member) => member.accountId !== accountId)
    onChanged({ ...people, members })
    return undefined
  }
}
