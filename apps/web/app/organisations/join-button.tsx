import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useCallback, useState } from 'react'
import * as clubs from '#calls/clubs.ts'
import { queries, send } from '#state/api.ts'
import type { OutputOf } from '#state/call.ts'
import { toasts } from '#state/toasts.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/organisations.ts'

const JoinDialog = lazy(() =>
  import('./join-dialog.tsx').then((module) => ({ default: module.JoinDialog })),
)

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type Standing = OutputOf<typeof clubs.joinStanding>['data']

type JoinProps = {
  readonly organisation: { readonly id: string; readonly name: string }
}

/** The page is the same for everybody: how somebody stands with the club is asked for in the browser. */
export function JoinButton({ organisation }: JoinProps) {
  const { auth } = useClientState()
  if (auth.token === null) return null
  return <Standing key={organisation.id} organisation={organisation} />
}

function Standing({ organisation }: JoinProps) {
  const { id: organisationId } = organisation
  const load = useCallback(() => send(clubs.joinStanding, { organisationId }), [organisationId])
  const { answer } = useAnswer(load)
  const [changed, setChanged] = useState<Standing>()
  const standing = changed ?? (answer?.ok === true ? answer.data.data : undefined)
  if (standing === undefined) return null
  const changing = { organisation, onChanged: setChanged }
  return (
    <>
      {standing.askedAt !== null ? (
        <Withdrawal {...changing} />
      ) : (
        standing.canAsk && <Asking {...changing} isForChild={standing.isMember} />
      )}
      {standing.isMember && <Leaving {...changing} />}
    </>
  )
}

type ChangingProps = JoinProps & { readonly onChanged: (standing: Standing) => void }

type AskingProps = ChangingProps & { readonly isForChild: boolean }

function Asking({ organisation, isForChild, onChanged }: AskingProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="board-outline" size="small" onClick={() => setOpen(true)}>
        {isForChild ? t.askForChild : t.askToJoin}
      </Button>
      <Suspense>
        {isOpen && (
          <JoinDialog
            organisation={organisation}
            isForChild={isForChild}
            onClose={() => setOpen(false)}
            onAsked={(standing) => {
              setOpen(false)
              onChanged(standing)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

function Withdrawal({ organisation, onChanged }: ChangingProps) {
  const [busy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    const answer = await send(clubs.withdrawJoinRequest, { organisationId: organisation.id })
    setBusy(false)
    if (answer.ok) onChanged(answer.data.data)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
  }
  return (
    <Button variant="board-outline" size="small" busy={busy} onClick={() => void withdraw()}>
      {t.withdrawRequest}
    </Button>
  )
}

function Leaving({ organisation, onChanged }: ChangingProps) {
  const [isOpen, setOpen] = useState(false)
  const leave = async () => {
    const answer = await send(clubs.leaveClub, { organisationId: organisation.id })
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (!answer.ok) return
    queries.clear()
    onChanged(answer.data.data)
  }
  return (
    <>
      <Button variant="board-outline" size="small" onClick={() => setOpen(true)}>
        {t.leaveClub}
      </Button>
      <Suspense>
        {isOpen && (
          <ConfirmDialog
            title={t.leaveNameQuestion(organisation)}
            lead={t.whatLeavingMeans}
            action={t.leaveName(organisation)}
            onClose={() => setOpen(false)}
            onConfirm={leave}
          />
        )}
      </Suspense>
    </>
  )
}
