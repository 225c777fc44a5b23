import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteMatch } from '#calls/scoring.ts'
import { ConfirmDialog } from '#shared/confirm-dialog.tsx'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/scoring.ts'

type DeleteMatchProps = { readonly matchId: string; readonly teams: readonly string[] }

/** Deletes a match of which nothing is recorded, after a question. */
export function DeleteMatch({ matchId, teams }: DeleteMatchProps) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const confirm = async () => {
    const answer = await send(deleteMatch, { matchId })
    const isGone = answer.ok || answer.code === 'MATCH_NOT_FOUND'
    if (isGone) {
      toasts.add('success', t.matchDeleted)
      await navigate('/match-central/matches')
    } else toasts.add('error', answer.message)
  }
  return (
    <p>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.deleteTheMatch}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.deleteTheMatchOf({ teams: teams.join(' v ') })}
          lead={t.deleteTheMatchLead}
          action={t.deleteTheMatch}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
        />
      )}
    </p>
  )
}
