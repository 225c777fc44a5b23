import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { runTeams } from '#shared/roles.ts'
import { useRoleIn } from '#shared/use-role-in.ts'
import * as t from '#texts/teams.ts'

type ManageLinkProps = { readonly teamId: string; readonly organisationId: string }

/** The way to the squad of a team, for those who run the teams of its club; others see nothing. */
export function ManageLink({ teamId, organisationId }: ManageLinkProps) {
  if (!useRoleIn(organisationId, runTeams)) return null
  return (
    <Link
      className={buttonClasses({ variant: 'board', size: 'small' })}
      to={`/manage/organisations/${organisationId}/teams/${teamId}`}
    >
      {t.manage}
    </Link>
  )
}
