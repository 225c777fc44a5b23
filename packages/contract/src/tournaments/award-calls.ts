import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { PersonId, TournamentId } from '../ids.ts'
import { AwardFormula, AwardMatches, Awards } from './award-fields.ts'
import { TOURNAMENT_NOT_FOUND } from './tournament-refusals.ts'

/** What the points of an award are made of, and what another formula would make of them. */
export const awardCalls = {
  awardMatches: oc
    .route({
      method: 'GET',
      path: '/api/v1/tournaments/{tournamentId}/awards/{playerId}',
      summary: "The matches and counts that make a player's points for the awards",
      tags: ['Tournaments'],
    })
    .errors({ TOURNAMENT_NOT_FOUND })
    .input(z.object({ tournamentId: TournamentId, playerId: PersonId }))
    .output(envelope(AwardMatches)),

  tryAwards: oc
    .route({
      method: 'POST',
      path: '/api/v1/manage/tournaments/{tournamentId}/awards/try',
      summary: 'The awards by the saved formula and by another one; nothing is changed',
      tags: ['Running tournaments'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, TOURNAMENT_NOT_FOUND })
    .input(z.strictObject({ tournamentId: TournamentId, formula: AwardFormula }))
    .output(envelope(z.object({ saved: Awards, tried: Awards }))),
}
