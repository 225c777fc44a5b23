import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TournamentId } from '../ids.ts'
import { Day } from '../time.ts'
import { RainDesk, RainPlan, RainPreview } from './rain-fields.ts'
import { MATCH_HAS_BEGUN, RAIN_DESK_CHANGED, TOURNAMENT_NOT_FOUND } from './tournament-refusals.ts'

const tags = ['Fixtures of a tournament']
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const of = (path: string) => `/api/v1/manage/tournaments/{tournamentId}/rain-desk${path}` as const
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND }

/** A day of rain: overs lost, targets, matches that end or move, carried out together. */
export const rainCalls = {
  rainDesk: oc
    .route({
      method: 'GET',
      path: of(''),
      summary:
        'The matches of a day with what lost time is reckoned from, and what was carried out',
      tags,
    })
    .errors(refusals)
    .input(
      tournamentId.extend({
        /** By default today, or the next day with matches. */
        day: Day.optional(),
      }),
    )
    .output(envelope(RainDesk)),

  previewRain: oc
    .route({
      method: 'POST',
      path: of('/preview'),
      summary: 'What a plan for the day would do, and who would be told; nothing is changed',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, RAIN_DESK_CHANGED })
    .input(tournamentId.extend({ plan: RainPlan }))
    .output(envelope(RainPreview)),

  carryOutRain: oc
    .route({
      method: 'PUT',
      path: of('/runs/{runId}'),
      summary:
        'Carries a plan out and tells everybody once; what a match’s own log takes has a receipt. Repeated, it changes nothing',
      tags,
    })
    .errors({ ...refusals, MATCH_HAS_BEGUN, RAIN_DESK_CHANGED })
    .input(
      tournamentId.extend({
        /** Made by the caller, so that a request that is repeated changes nothing. */
        runId: z.uuid(),
        plan: RainPlan,
        basis: z.string().max(128),
      }),
    )
    .output(envelope(RainDesk)),
}
