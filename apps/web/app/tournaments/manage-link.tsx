import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { usePermissions } from '#shared/use-permissions.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/tournaments.ts'
import { listOwn } from './manage/tournament-calls.ts'

type ManageLinkProps = {
  readonly tournamentId: string
  /** It was set up here: those that were imported have no console. */
  readonly hasConsole: boolean
}

/** The way to the console of a tournament, for those who run it and for operators; others see nothing. */
export function ManageLink({ tournamentId, hasConsole }: ManageLinkProps) {
  const { auth } = useClientState()
  return auth.token === null || !hasConsole ? null : <OrganisersLink tournamentId={tournamentId} />
}

function OrganisersLink({ tournamentId }: Pick<ManageLinkProps, 'tournamentId'>) {
  const { answer } = useAnswer(listOwn)
  const told = usePermissions()
  const isOwn =
    answer?.ok === true && answer.data.data.some(({ tournament }) => tournament.id === tournamentId)
  const isOperator = told?.ok === true && told.data.data.operator
  if (!isOwn && !isOperator) return null
  return (
    <Link
      className={buttonClasses({ variant: 'board', size: 'small' })}
      to={`/manage/tournaments/${tournamentId}`}
    >
      {t.manage}
    </Link>
  )
}
