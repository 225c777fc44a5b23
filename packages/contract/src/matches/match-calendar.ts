import type { PlayingConditions as ConditionsOf } from '@pavilion/cricket/formats/conditions.ts'
import { z } from 'zod'
import { MatchId, OrganisationId, TeamId, TournamentId } from '../ids.ts'
import { Instant } from '../time.ts'
import { MatchCard } from './match-card.ts'
import { PlayingConditions } from './match-setup.ts'

/** Whose matches a calendar has: those of one tournament, of one team or of an organisation, or one match. */
export const CalendarOf = z
  .strictObject({
    matchId: MatchId.optional(),
    tournamentId: TournamentId.optional(),
    teamId: TeamId.optional(),
    organisationId: OrganisationId.optional(),
  })
  .refine(
    (ids) => Object.keys(ids).length === 1,
    'must name one match, tournament, team or organisation',
  )

const Conditions: z.ZodType<ConditionsOf, ConditionsOf> = PlayingConditions

/** A match with what a calendar needs to know of it. */
export const CalendarMatch = z.object({
  card: MatchCard,
  conditions: Conditions,
  /** Of the match: when and where it is played, who plays it, or its score. */
  changedAt: Instant,
  /** Grows with every change that is a second or more after the one before. */
  revision: z.int().min(0),
})
export type CalendarMatch = z.infer<typeof CalendarMatch>
