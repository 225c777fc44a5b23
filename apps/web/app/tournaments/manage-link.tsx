import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { useAnswer } from '#state/use-answer.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/tournaments.ts'
import { listOwn } from './manage/tournament-calls.ts'

type ManageLinkProps = { readonly tournamentId: string }

/** The way to the console of a tournament, for those who run it; others see nothing. */
export function ManageLink({ tournamentId }: ManageLinkProps) {
  const { auth } = useClientState()
  return auth.token === null ? null : <OrganisersLink tournamentId={tournamentId} />
}

function OrganisersLink({ tournamentId }: ManageLinkProps) {
  const { answer } = useAnswer(listOwn)
  if (answer?.ok !== true) return null
  if (!answer.data.data.some(({ tournament }) => tournament.id === tournamentId)) return null
  return (
    <Link
      className={buttonClasses({ variant: 'board', size: 'small' })}
      to={`/manage/tournaments/${tournamentId}`}
    >
      {t.manage}
    </Link>
  )
}
