import type { Permissions } from '@pavilion/contract/access/access-calls.ts'
import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'

/** Those who run the teams of a club or coach the students of an academy. */
export const runTeams: readonly OrganisationRole[] = ['owner', 'admin', 'coach']

/** Those who start and score the matches of a club. */
export const runMatches: readonly OrganisationRole[] = ['owner', 'admin', 'scorer']

/** Whether the account is an operator, or has one of these roles in the organisation. */
export const hasRole = (
  { operator, roles }: Permissions,
  organisationId: string,
  among: readonly OrganisationRole[],
): boolean =>
  operator ||
  roles.some(({ role, organisation }) => organisation.id === organisationId && among.includes(role))
