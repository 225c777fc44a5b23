import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { useClientState } from '#state/use-client-state.ts'
import { hasRole } from './roles.ts'
import { usePermissions } from './use-permissions.ts'

/** For public pages: whether the account may do what these roles may; false until that is known. */
export function useRoleIn(organisationId: string, among: readonly OrganisationRole[]): boolean {
  const { auth } = useClientState()
  const told = usePermissions(auth.token !== null)
  return auth.token !== null && told?.ok === true && hasRole(told.data.data, organisationId, among)
}
