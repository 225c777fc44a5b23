import { z } from 'zod'
import { GroundId, OrganisationId, PersonId, TeamId, TournamentId } from './ids.ts'
import { OrganisationKind } from './access/roles.ts'
import { Badge } from './organisations/badge-fields.ts'

export const Gender = z.enum(['male', 'female', 'mixed'])

/** A team as others mention it. `slug` is the readable end of its address. */
export const TeamRef = z.object({
  id: TeamId,
  name: z.string(),
  shortName: z.string().nullable(),
  slug: z.string(),
  /** What its club is recognised by; null where crest and colours follow from the name. */
  badge: Badge.nullable(),
  isSample: z.boolean(),
})
export type TeamRef = z.infer<typeof TeamRef>

export const GroundRef = z.object({
  id: GroundId,
  name: z.string(),
  city: z.string(),
  timeZone: z.string(),
  slug: z.string(),
  isSample: z.boolean(),
})
export type GroundRef = z.infer<typeof GroundRef>

export const TournamentRef = z.object({
  id: TournamentId,
  name: z.string(),
  season: z.string(),
  slug: z.string(),
  isSample: z.boolean(),
})
export type TournamentRef = z.infer<typeof TournamentRef>

export const PersonRef = z.object({
  id: PersonId,
  name: z.string(),
  slug: z.string(),
  isSample: z.boolean(),
})
export type PersonRef = z.infer<typeof PersonRef>

export const OrganisationRef = z.object({
  id: OrganisationId,
  kind: OrganisationKind,
  name: z.string(),
  slug: z.string(),
  /** What it is recognised by; null where crest and colours follow from the name. */
  badge: Badge.nullable(),
  isSample: z.boolean(),
})
export type OrganisationRef = z.infer<typeof OrganisationRef>
