import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId } from '../ids.ts'
import { Entry, Fact } from './match-facts.ts'
import { Words } from '../page.ts'
import { MatchSetup } from './match-setup.ts'
import { LineUp, NewMatch } from './new-match.ts'
import {
  Claim,
  DeviceId,
  Due,
  MatchAmendment,
  NamedTeam,
  oneLine,
  OwnDevice,
  RecordedCorrection,
  ScoringProposal,
} from './scoring-fields.ts'
import {
  FACT_REFUSED,
  IDEMPOTENCY_KEY_REUSED,
  LOG_MOVED,
  MATCH_BEGUN,
  MATCH_NOT_FOUND,
  MATCH_SEALED,
  NOT_THE_SCORER,
  NOT_YOURS,
} from './scoring-refusals.ts'
import { Signer } from './signature-calls.ts'

const matchId = z.strictObject({ matchId: MatchId })
const seq = z.int().min(0).max(2_147_483_647)
const refusals = { SIGNED_OUT, NOT_ALLOWED, MATCH_NOT_FOUND }

/** A pad sends 200 at once, but all corrections that were made together. */
const MOST_FACTS = 2_000
const MOST_PROPOSED = 200

export const scoringCalls = {
  create: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches',
      summary:
        'Makes a match, which its maker may score; repeated with the same key, it answers the same',
      description:
        'Without an `idempotencyKey` every request makes a match: one that is repeated after a lost answer makes a second.',
      tags: ['Scoring'],
      successStatus: 201,
    })
    .errors({ SIGNED_OUT, NOT_YOURS, TOO_MANY_TRIES, IDEMPOTENCY_KEY_REUSED })
    .input(NewMatch)
    .output(envelope(z.object({ id: MatchId, seq, setup: MatchSetup }))),

  teams: oc
    .route({
      method: 'GET',
      path: '/api/v1/manage/teams',
      summary: 'The teams that the account may name as sides of a match, found by name; 20 at most',
      tags: ['Scoring'],
    })
    .errors({ SIGNED_OUT })
    .input(z.strictObject({ q: Words.default('') }))
    .output(envelope(z.array(NamedTeam))),

  record: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/facts',
      summary:
        'Appends facts to the log of a match, all or none; repeated after a lost answer, it answers the same',
      description:
        '`after`, the last seq that the caller knows, makes each request safe to repeat: nothing is recorded twice or overwritten. Programs of one account that name no `device` count as one device. They are not told to hand over to each other, only, with LOG_MOVED, that another has scored since.',
      tags: ['Scoring'],
      successStatus: 200,
    })
    .errors({ ...refusals, LOG_MOVED, NOT_THE_SCORER, MATCH_SEALED, FACT_REFUSED, NOT_YOURS })
    .input(
      matchId.extend({
        device: OwnDevice,
        /** The last seq that the device knows. */
        after: seq,
        facts: z.array(Fact).min(1).max(MOST_FACTS),
      }),
    )
    /** The seq of the last of the facts. */
    .output(envelope(z.object({ seq }))),

  show: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/scoring',
      summary: 'What a scorer’s pad begins with: setup, log, what is due, and which device scores',
      tags: ['Scoring'],
    })
    .errors(refusals)
    .input(
      matchId.extend({
        after: z.coerce.number<number>().int().min(0).max(2_147_483_647).default(0),
      }),
    )
    .output(
      envelope(
        z.object({
          setup: MatchSetup,
          /** The last seq of the match. */
          seq,
          /** Those after `after`, 5,000 at most: when they end before `seq`, call again after the last one. */
          entries: z.array(Entry),
          due: Due,
          claim: Claim,
          /** The corrections of past balls, which name their reasons in the log. */
          corrections: z.array(RecordedCorrection),
          /** What those who check propose and nobody has answered yet, the earliest first. */
          proposals: z.array(ScoringProposal),
          /** Only corrections are taken. */
          isSealed: z.boolean(),
          /** The caller may invite scorers and take them away. */
          managesScorers: z.boolean(),
        }),
      ),
    ),

  amendments: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/amendments',
      summary:
        'What was corrected once a match had its result or was signed: by whom, when, from what to what, and why; the latest first',
      tags: ['Matches'],
    })
    .errors({ MATCH_NOT_FOUND })
    .input(matchId)
    .output(envelope(z.object({ amendments: z.array(MatchAmendment) }))),

  lineUps: oc
    .route({
      method: 'PUT',
      path: '/api/v1/matches/{matchId}/line-ups',
      summary: 'Names who plays in a match that was scheduled, before anything of it is recorded',
      tags: ['Scoring'],
    })
    .errors({ ...refusals, MATCH_BEGUN, NOT_YOURS })
    .input(
      matchId.extend({
        /** Of the two sides, in their order. */
        players: z.tuple([LineUp, LineUp]),
      }),
    )
    .output(envelope(z.object({ setup: MatchSetup }))),

  propose: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/scoring/proposals',
      summary:
        'Proposes corrections to whoever scores; repeated with the same id, it answers the same',
      tags: ['Scoring'],
      successStatus: 201,
    })
    .errors({ ...refusals, TOO_MANY_TRIES })
    .input(
      matchId.extend({
        /** Made up by the caller. */
        id: z.uuid(),
        /** The last seq of the log that the facts would follow. */
        after: seq,
        facts: z.array(Fact).min(1).max(MOST_PROPOSED),
      }),
    )
    .output(envelope(z.object({ id: z.uuid() }))),

  settle: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/scoring/proposals/{proposalId}/answer',
      summary:
        'Says whether a proposal was accepted; whoever accepts records its corrections as they would any others',
      tags: ['Scoring'],
      successStatus: 200,
    })
    .errors(refusals)
    .input(matchId.extend({ proposalId: z.uuid(), answer: z.enum(['accepted', 'declined']) }))
    .output(envelope(z.object({ proposals: z.array(ScoringProposal) }))),

  may: oc
    .route({
      method: 'GET',
      path: '/api/v1/matches/{matchId}/scoring/may',
      summary:
        'Whether the caller may score a match, change what it is planned as, and sign it, for pages that show the way to it',
      tags: ['Scoring'],
    })
    .errors({ SIGNED_OUT, MATCH_NOT_FOUND })
    .input(matchId)
    .output(
      envelope(
        z.object({
          score: z.boolean(),
          manage: z.boolean(),
          /** As whom the caller may sign it from this account. */
          signers: z.array(Signer),
        }),
      ),
    ),

  claim: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/scoring/claim',
      summary:
        'Makes a device the one that scores, if none does; else asks the one that does, or takes over with a reason',
      tags: ['Scoring'],
      successStatus: 200,
    })
    .errors(refusals)
    .input(
      matchId.extend({
        device: OwnDevice,
        /** What people call the device: "Sana’s phone". */
        label: oneLine(0, 60).default(''),
        /** Why the device takes over without waiting for the other, for the record. */
        takeOver: z.strictObject({ reason: oneLine(1, 200) }).optional(),
      }),
    )
    .output(envelope(Claim)),

  grant: oc
    .route({
      method: 'POST',
      path: '/api/v1/matches/{matchId}/scoring/grant',
      summary:
        'Hands the scoring over to a device that has asked, or gives it up to whoever comes first',
      tags: ['Scoring'],
      successStatus: 200,
    })
    .errors({ ...refusals, NOT_THE_SCORER })
    .input(
      matchId.extend({
        /** The device that scores now. */
        device: OwnDevice,
        /** One that has asked; null gives it up. */
        to: DeviceId.nullable(),
      }),
    )
    .output(envelope(Claim)),
}
