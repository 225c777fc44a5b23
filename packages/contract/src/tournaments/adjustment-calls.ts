import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TeamId, TournamentId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Programme } from './fixture-fields.ts'
import { FIXTURE_NOT_FOUND, TOURNAMENT_NOT_FOUND } from './tournament-refusals.ts'

const MOST_POINTS = 100

const tags = ['Fixtures of a tournament']
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND }
const of = (path: string) => `/api/v1/manage/tournaments/{tournamentId}${path}` as const
const programme = envelope(Programme)

/** Points that are given or taken, and fines. */
export const adjustmentCalls = {
  adjustPoints: oc
    .route({
      method: 'PUT',
      path: of('/adjustments/{adjustmentId}'),
      summary:
        'Takes points from a team, gives it some or fines it, with a reason that everybody reads',
      tags,
    })
    .errors({ ...refusals, FIXTURE_NOT_FOUND })
    .input(
      tournamentId
        .extend({
          adjustmentId: z.uuid(),
          teamId: TeamId,
          points: z
            .number()
            .min(-MOST_POINTS)
            .max(MOST_POINTS)
            .refine(
              (points) => Number.isInteger(points * 4),
              'Must be whole, or end in a quarter or a half',
            ),
          /** "GBP 5", as everybody reads it. */
          fine: oneLine(1, 60).nullable().default(null),
          reason: oneLine(1, 200),
        })
        .refine(({ points, fine }) => points !== 0 || fine !== null, {
          path: ['points'],
          message: 'Enter points or a fine.',
        }),
    )
    .output(programme),

  removeAdjustment: oc
    .route({
      method: 'POST',
      path: of('/adjustments/{adjustmentId}/remove'),
      summary: 'Takes an adjustment of points back; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(tournamentId.extend({ adjustmentId: z.uuid() }))
    .output(programme),
}
