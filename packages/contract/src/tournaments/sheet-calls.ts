import { oc } from '@orpc/contract'
import { z } from 'zod'
import { TournamentId } from '../ids.ts'
import { TOURNAMENT_NOT_FOUND } from './tournament-refusals.ts'

/** What is printed of a tournament. */
const TournamentSheet = z.enum(['schedule.pdf', 'table.pdf'])
export type TournamentSheet = z.infer<typeof TournamentSheet>

/** What is printed of a tournament. */
export const sheetCalls = {
  sheet: oc
    .route({
      method: 'GET',
      path: '/api/v1/tournaments/{tournamentId}/sheets/{form}',
      summary: 'The schedule or the points tables as a PDF to print',
      tags: ['Tournaments'],
    })
    .errors({ TOURNAMENT_NOT_FOUND })
    .input(z.object({ tournamentId: TournamentId, form: TournamentSheet }))
    .output(z.file().mime('application/pdf')),
}
