import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId } from '../ids.ts'
import { OfficialRole } from '../people/official-calls.ts'
import { Instant } from '../time.ts'
import { PlayingConditions } from './match-setup.ts'
import { Conditions, MatchVisibility, NewGround, NewOfficials } from './new-match.ts'
import {
  MATCH_NOT_FOUND,
  MATCH_RECORDED,
  MATCH_STARTED,
  NOT_YOURS,
  OF_TOURNAMENT,
} from './scoring-refusals.ts'

const matchId = z.strictObject({ matchId: MatchId })
const refusals = { SIGNED_OUT, NOT_ALLOWED, MATCH_NOT_FOUND }
const path = '/api/v1/manage/matches/{matchId}' as const

/** What a match is planned as, and what may still be done about it. */
const MatchPlan = z.object({
  teams: z.tuple([z.string(), z.string()]),
  startsAt: Instant.nullable(),
  ground: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable(),
  officials: z.array(z.object({ role: OfficialRole, id: z.string(), name: z.string() })),
  visibility: MatchVisibility,
  conditions: PlayingConditions,
  /** It plans the match: its time, ground and format are changed there. */
  tournament: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** It has not started. */
  mayChange: z.boolean(),
  /** Nothing is recorded but the toss and who captains and keeps wicket. */
  mayReformat: z.boolean(),
  mayDelete: z.boolean(),
})
export type MatchPlan = z.infer<typeof MatchPlan>

const ChangedPlan = matchId.extend({
  startsAt: Instant,
  ground: NewGround.nullable(),
  officials: NewOfficials,
  visibility: MatchVisibility,
  /** The format stays as it is, unless given. */
  conditions: Conditions.optional(),
})
export type ChangedPlan = z.infer<typeof ChangedPlan>

export const planCalls = {
  plan: oc
    .route({
      method: 'GET',
      path,
      summary: 'When, where and how a match is to be played, for those who run it',
      tags: ['Scoring'],
    })
    .errors(refusals)
    .input(matchId)
    .output(envelope(MatchPlan)),

  change: oc
    .route({
      method: 'PUT',
      path,
      summary:
        'Changes the time, ground, officials, visibility or format of a match that has not started; its followers hear of a new time',
      tags: ['Scoring'],
    })
    .errors({ ...refusals, MATCH_STARTED, MATCH_RECORDED, OF_TOURNAMENT, NOT_YOURS })
    .input(ChangedPlan)
    .output(envelope(MatchPlan)),

  deleteMatch: oc
    .route({
      method: 'DELETE',
      path,
      summary: 'Deletes a match of which nothing is recorded but the toss and who captains',
      tags: ['Scoring'],
    })
    .errors({ ...refusals, MATCH_STARTED, MATCH_RECORDED, OF_TOURNAMENT })
    .input(matchId)
    .output(envelope(z.object({ id: MatchId }))),
}
