import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TournamentId } from '../ids.ts'
import { KnockOut, Programme } from './fixture-fields.ts'
import {
  LEAGUE_HAS_FIXTURES,
  MATCH_HAS_BEGUN,
  NEEDS_TWO_TEAMS,
  NO_ROUND_LEFT,
  ROUND_NOT_OVER,
  STALE_TOURNAMENT,
  TOURNAMENT_NOT_FOUND,
} from './tournament-refusals.ts'

const MOST_ROUNDS = 30
const MOST_SUPER_PLACES = 8
const SwissRoundNumber = z.coerce.number().int().min(1).max(MOST_ROUNDS)

const tags = ['Fixtures of a tournament']
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND }
const of = (path: string) => `/api/v1/manage/tournaments/{tournamentId}${path}` as const
const programme = envelope(Programme)

/** In which stages a tournament is played, and who goes through to the next. */
export const stageCalls = {
  drawSwissRound: oc
    .route({
      method: 'PUT',
      path: of('/swiss-rounds/{round}'),
      summary: 'Draws the next round of a Swiss league; a round that has been drawn stays as it is',
      tags,
    })
    .errors({ ...refusals, NEEDS_TWO_TEAMS, ROUND_NOT_OVER, NO_ROUND_LEFT, LEAGUE_HAS_FIXTURES })
    .input(
      tournamentId.extend({
        round: SwissRoundNumber,
        /** How many rounds the league is to have in all. */
        rounds: z.int().min(1).max(MOST_ROUNDS),
      }),
    )
    .output(programme),

  takeBackSwissRound: oc
    .route({
      method: 'DELETE',
      path: of('/swiss-rounds/{round}'),
      summary: 'Takes the latest round of a Swiss league back, as long as none of it has begun',
      tags,
    })
    .errors({ ...refusals, MATCH_HAS_BEGUN, ROUND_NOT_OVER })
    .input(tournamentId.extend({ round: SwissRoundNumber }))
    .output(programme),

  setSuperStage: oc
    .route({
      method: 'PUT',
      path: of('/super-stage'),
      summary: 'Sets a stage between the groups and the knock-out, which has to be set again then',
      tags,
    })
    .errors({ ...refusals, MATCH_HAS_BEGUN, NEEDS_TWO_TEAMS, STALE_TOURNAMENT })
    .input(
      tournamentId.extend({
        /** How many of each group go through; null for no such stage. */
        places: z.int().min(1).max(MOST_SUPER_PLACES).nullable(),
        /** The `stagesBasis` that the caller has seen: nothing is set when it is another one by now. */
        basis: z.string().max(64),
      }),
    )
    .output(programme),

  setKnockOut: oc
    .route({
      method: 'PUT',
      path: of('/knock-out'),
      summary: 'Sets the knock-out, and who goes through to it; it fills itself as the groups end',
      tags,
    })
    .errors({ ...refusals, MATCH_HAS_BEGUN, NEEDS_TWO_TEAMS, STALE_TOURNAMENT })
    .input(
      tournamentId.extend({
        /** Null for a league without a knock-out. */
        knockOut: KnockOut.nullable(),
        /** The `knockOutBasis` that the caller has seen: nothing is set when it is another one by now. */
        basis: z.string().max(64),
      }),
    )
    .output(programme),
}
