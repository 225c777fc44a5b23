import { z } from 'zod'

export const MatchId = z.uuid().brand('MatchId')
export type MatchId = z.infer<typeof MatchId>

export const TournamentId = z.uuid().brand('TournamentId')
export type TournamentId = z.infer<typeof TournamentId>

export const TeamId = z.uuid().brand('TeamId')
export type TeamId = z.infer<typeof TeamId>

export const GroundId = z.uuid().brand('GroundId')
export type GroundId = z.infer<typeof GroundId>

export const OrganisationId = z.uuid().brand('OrganisationId')
export type OrganisationId = z.infer<typeof OrganisationId>

export const PersonId = z.uuid().brand('PersonId')
export type PersonId = z.infer<typeof PersonId>
