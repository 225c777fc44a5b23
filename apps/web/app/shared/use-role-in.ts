import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { useClientState } from '#state/use-client-state.ts'
import { usePermissions } from './use-permissions.ts'

/** Those who run the teams of a club or coach the students of an academy. */
export const runTeams: readonly OrganisationRole[] = ['owner', 'admin', 'coach']

/**
 * Whether the account is an operator, or has one of these roles in the organisation; false until that is known.
 */
export function useRoleIn(organisationId: string, among: readonly OrganisationRole[]): boolean {
  const { auth } = useClientState()
  const told = usePermissions(auth.token !== null)
  if (auth.token === null || told?.ok !== true) return false
  const { operator, roles } = told.data.data
  return (
    operator ||
    roles.some(
      ({ role, organisation }) => organisation.id === organisationId && among.includes(role),
    )
  )
}
