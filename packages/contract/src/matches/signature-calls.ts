import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId } from '../ids.ts'
import { Instant } from '../time.ts'
import { oneLine } from './scoring-fields.ts'
import { LOG_MOVED, MATCH_NOT_FOUND, MATCH_NOT_OVER, SIGNATURES_FULL } from './scoring-refusals.ts'

const matchId = z.strictObject({ matchId: MatchId })

const Captain = z.strictObject({
  role: z.literal('captain'),
  /** Of the card’s sides. */
  side: z.int().min(0).max(1),
  name: oneLine(1, 100),
})
const Umpire = z.strictObject({ role: z.literal('umpire'), name: oneLine(1, 100) })

/** As whom somebody signs. */
export const Signer = z.discriminatedUnion('role', [Captain, Umpire])
export type Signer = z.infer<typeof Signer>

/** Somebody who signed a match as it stood at an entry of its log. */
export const MatchSignature = z.object({
  role: z.enum(['captain', 'umpire']),
  /** Null for an umpire. */
  side: z.int().min(0).max(1).nullable(),
  name: z.string(),
  at: Instant,
  /** The entry that was the last one, and its hash. */
  seq: z.int().min(1),
  hash: z.string(),
  /** The result that was signed. */
  result: z.string(),
  /** How many entries the log has since. */
  since: z.int().min(0),
})
export type MatchSignature = z.infer<typeof MatchSignature>

const answer = envelope(z.object({ signatures: z.array(MatchSignature) }))

export const signatureCalls = {
  signatures: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/signatures',
      summary:
        'Which captains and umpires have signed a match, and as it stood when; the latest first',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(matchId)
    .output(answer),

  sign: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/signatures',
      summary: 'Signs a finished match; the same signature again answers the same',
      description:
        'Whoever scores the match has captains and umpires sign on that device; captains and umpires with an account of their own sign from it, under the name that `scoring.may` answers. Whoever signs says which entry was the last one they saw. The signature holds its hash: what is recorded afterwards shows as an amendment after signing.',
      tags: ['Scoring'],
      successStatus: 201,
    })
    .errors({
      SIGNED_OUT,
      NOT_ALLOWED,
      MATCH_NOT_FOUND,
      MATCH_NOT_OVER,
      LOG_MOVED,
      SIGNATURES_FULL,
      TOO_MANY_TRIES,
    })
    .input(
      matchId.extend({
        seq: z.int().min(1).max(2_147_483_647),
        signer: Signer,
      }),
    )
    .output(answer),
}
