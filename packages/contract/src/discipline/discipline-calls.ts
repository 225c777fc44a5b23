import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId, TournamentId } from '../ids.ts'
import { MATCH_NOT_FOUND } from '../matches/scoring-refusals.ts'
import { TOURNAMENT_NOT_FOUND } from '../tournaments/tournament-refusals.ts'
import { DisciplineBook, Reason, ReportForm, reportFields, Sanction } from './discipline-fields.ts'
import {
  CASE_ANSWERED,
  CASE_NOT_FOUND,
  MATCH_NOT_BEGUN,
  NOT_A_PLAYER,
} from './discipline-refusals.ts'

const tags = ['Discipline']
const tournament = '/api/v1/manage/tournaments/{tournamentId}/discipline' as const
const match = '/api/v1/manage/matches/{matchId}/discipline' as const
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const matchId = z.strictObject({ matchId: MatchId })
const one = tournamentId.extend({ caseId: z.uuid() })
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND, CASE_NOT_FOUND, CASE_ANSWERED }

/** Who was reported, charged and suspended in a tournament. */
export const disciplineCalls = {
  book: oc
    .route({
      method: 'GET',
      path: tournament,
      summary: 'The reports, charges and decisions of a tournament, for its organisers',
      tags,
    })
    .errors({ SIGNED_OUT, TOURNAMENT_NOT_FOUND })
    .input(tournamentId)
    .output(envelope(DisciplineBook)),

  charge: oc
    .route({
      method: 'POST',
      path: `${tournament}/{caseId}/charge`,
      summary: 'Charges a player who was reported; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(one)
    .output(envelope(DisciplineBook)),

  dismiss: oc
    .route({
      method: 'POST',
      path: `${tournament}/{caseId}/dismiss`,
      summary: 'Dismisses a report or a charge, or sets a decision aside',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(one.extend({ reason: Reason }))
    .output(envelope(DisciplineBook)),

  decide: oc
    .route({
      method: 'POST',
      path: `${tournament}/{caseId}/decide`,
      summary: 'Decides a charge; the same decision again changes nothing',
      tags,
      successStatus: 200,
    })
    .errors(refusals)
    .input(one.extend({ sanction: Sanction, reason: Reason }))
    .output(envelope(DisciplineBook)),

  reportForm: oc
    .route({
      method: 'GET',
      path: match,
      summary: 'Who can be reported for a match, and what the caller has reported of it',
      tags,
    })
    .errors({ SIGNED_OUT, MATCH_NOT_FOUND })
    .input(matchId)
    .output(envelope(ReportForm)),

  report: oc
    .route({
      method: 'POST',
      path: match,
      summary: 'Reports a player; repeated with the same id, it adds nothing',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, MATCH_NOT_FOUND, MATCH_NOT_BEGUN, NOT_A_PLAYER, TOO_MANY_TRIES })
    .input(matchId.extend({ caseId: z.uuid(), ...reportFields }))
    .output(envelope(ReportForm)),
}
