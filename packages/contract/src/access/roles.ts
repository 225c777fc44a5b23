import { z } from 'zod'

export const OrganisationKind = z.enum(['club', 'association', 'academy', 'ground-owner'])
export type OrganisationKind = z.infer<typeof OrganisationKind>

/** The roles of an account in an organisation; it may have several. */
export const OrganisationRole = z.enum([
  'owner',
  'admin',
  'scorer',
  'umpire',
  'coach',
  'player',
  'ground-manager',
  'gate-staff',
  'content-editor',
])
export type OrganisationRole = z.infer<typeof OrganisationRole>
