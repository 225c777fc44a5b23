import { z } from 'zod'

export const OrganisationKind = z.enum(['club', 'association', 'academy', 'ground-owner'])
export type OrganisationKind = z.infer<typeof OrganisationKind>

/** What a member may be of an organisation; several at once. */
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
