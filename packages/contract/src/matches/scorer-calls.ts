import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId } from '../ids.ts'
import { Instant } from '../time.ts'
import { Scorer, ScoringEvent } from './scoring-fields.ts'
import { MATCH_NOT_FOUND } from './scoring-refusals.ts'

const INVITATION_OVER = {
  status: 409,
  message: 'That invitation has been used or has expired. Ask for another.',
} as const

const NOT_A_SCORER = {
  status: 404,
  message: 'That account has not been invited to score.',
} as const

const matchId = z.strictObject({ matchId: MatchId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, MATCH_NOT_FOUND }
const MOST_HOURS = 720

export const scorerCalls = {
  scorers: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/scorers',
      summary: 'Who scores a match besides its organisers, and what was decided about that lately',
      tags: ['Scoring'],
    })
    .errors(refusals)
    .input(matchId)
    .output(
      envelope(
        z.object({
          scorers: z.array(Scorer),
          /** The latest hundred, newest first. */
          history: z.array(ScoringEvent),
        }),
      ),
    ),

  invite: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/scorers/invitations',
      summary: 'Makes a link that lets whoever opens it first, with an account, score the match',
      tags: ['Scoring'],
      successStatus: 201,
    })
    .errors({ ...refusals, TOO_MANY_TRIES })
    .input(matchId.extend({ hours: z.int().min(1).max(MOST_HOURS).default(72) }))
    .output(
      envelope(
        z.object({
          /** For `scorers.accept`; told only now. */
          token: z.string(),
          /** The path of the link on this site. */
          path: z.string(),
          expiresAt: Instant,
        }),
      ),
    ),

  accept: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/scorers/accept',
      summary: 'Makes the caller a scorer of the match by an invitation',
      tags: ['Scoring'],
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES, INVITATION_OVER })
    .input(matchId.extend({ token: z.string().min(20).max(100) }))
    .output(envelope(z.object({ matchId: MatchId }))),

  remove: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/scorers/remove',
      summary: 'Takes an invited scorer away at once, on every device; unused invitations end too',
      tags: ['Scoring'],
      successStatus: 200,
    })
    .errors({ ...refusals, NOT_A_SCORER })
    .input(matchId.extend({ accountId: z.uuid() }))
    .output(envelope(z.object({ scorers: z.array(Scorer) }))),
}
