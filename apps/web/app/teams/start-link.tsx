import { buttonClasses } from '@pavilion/kit/button.tsx'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { teams } from '#calls/scoring.ts'
import { newMatchAddress } from '#shared/new-match-address.ts'
import { send } from '#state/api.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as common from '#texts/common.ts'

type StartLinkProps = { readonly team: { readonly id: string; readonly name: string } }

/** The way to a new match of a team, for those who may name it as a side; others see nothing. */
export function StartLink(props: StartLinkProps) {
  const { auth } = useClientState()
  return auth.token === null ? null : <NamersLink {...props} />
}

function NamersLink({ team: { id, name } }: StartLinkProps) {
  const ask = useCallback(() => send(teams, { q: name }), [name])
  const { answer } = useAnswer(ask)
  if (answer?.ok !== true || !answer.data.data.some((team) => team.id === id)) return null
  return (
    <Link className={buttonClasses({ variant: 'board', size: 'small' })} to={newMatchAddress(id)}>
      {common.startAMatch}
    </Link>
  )
}
