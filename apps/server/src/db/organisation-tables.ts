import type { OrganisationKind, OrganisationRole } from '@pavilion/contract/access/roles.ts'
import type { Generated, GeneratedAlways } from 'kysely'

type Instant = string

type OrganisationTable = {
  id: Generated<string>
  kind: OrganisationKind
  name: string
  country: string | null
  is_sample: Generated<boolean>
  created_at: Generated<Instant>
  archived_at: Instant | null
  folded: GeneratedAlways<string>
}

type MembershipTable = {
  organisation_id: string
  account_id: string
  role: OrganisationRole
  granted_by: string | null
  granted_at: Instant
}

type AffiliationTable = {
  organisation_id: string
  association_id: string
  association_kind: Generated<'association'>
  since: Generated<Instant>
}

type PlatformRoleTable = { account_id: string; role: 'operator'; granted_at: Instant }

/** The tables of migrations 0012, 0013 and 0031. */
export type OrganisationTables = {
  organisation: OrganisationTable
  membership: MembershipTable
  affiliation: AffiliationTable
  platform_role: PlatformRoleTable
}
