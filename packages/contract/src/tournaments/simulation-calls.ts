import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TournamentId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { PointsRules } from './points-fields.ts'
import { TOURNAMENT_NOT_FOUND } from './tournament-refusals.ts'

/** Seasons that a step of the order decided, by its index; -1 for those that nothing decided. */
const DecidedBy = z.object({ step: z.int(), seasons: z.int() })

const SimulatedRules = z.object({
  /** What told the first from the second. */
  first: z.array(DecidedBy).readonly(),
  /** What told the last who goes through from the next; empty where nobody does. */
  through: z.array(DecidedBy).readonly(),
  /** Points of the last who goes through: in a tenth of the seasons fewer, in half, in nine tenths. */
  needed: z.tuple([z.number(), z.number(), z.number()]).readonly().nullable(),
})

/** What rules would do to a table. */
export const simulationCalls = {
  simulate: oc
    .route({
      method: 'POST',
      path: '/api/v1/manage/tournaments/{tournamentId}/simulations',
      summary:
        'Invents 1,000 seasons of a group, counts them by these rules, and by the saved ones',
      tags: ['Running tournaments'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, TOURNAMENT_NOT_FOUND, TOO_MANY_TRIES })
    .input(
      z.strictObject({
        tournamentId: TournamentId,
        /** The same seed invents the same seasons. */
        seed: oneLine(1, 40),
        points: PointsRules,
        qualifiers: z.int().min(0).max(16),
      }),
    )
    .output(
      envelope(
        z.object({
          seed: z.string(),
          seasons: z.int(),
          /** Of the largest group, or eight while there are none. */
          teams: z.int(),
          legs: z.int(),
          result: SimulatedRules.extend({
            /** By the rules as they are saved; null where they are the same. */
            against: SimulatedRules.extend({
              /** Seasons in which somebody else is first, or others go through. */
              otherFirst: z.int(),
              otherThrough: z.int(),
            }).nullable(),
          }),
        }),
      ),
    ),
}
