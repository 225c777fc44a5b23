import type { Slice } from '#slice.ts'
import { claimScoring, grantScoring } from './scoring-claim.ts'
import { changeMatch, showPlan } from './before/change-match.ts'
import { deleteMatch } from './before/delete-match.ts'
import { createMatch } from './create-match.ts'
import { nameLineUps } from './line-ups.ts'
import { limits } from './limits.ts'
import { mayScore } from './may-score.ts'
import { deleteFormat, listFormats, saveFormat } from './own-formats.ts'
import { personalData } from './personal-data.queries.ts'
import { ownTeams } from './own-teams.ts'
import { proposeCorrection, settleProposal } from './proposals.ts'
import { recordScored } from './record-facts.ts'
import { acceptInvitation, inviteScorer, listScorers, removeScorer } from './scorers.ts'
import { showAmendments } from './show-amendments.ts'
import { showScoring } from './show-scoring.ts'
import { listSignatures, signMatch } from './signatures.ts'

export const scoring = {
  callsWithNames: ['scoring'],
  calls: {
    scoring: {
      create: createMatch,
      plan: showPlan,
      change: changeMatch,
      deleteMatch,
      teams: ownTeams,
      lineUps: nameLineUps,
      record: recordScored,
      show: showScoring,
      amendments: showAmendments,
      propose: proposeCorrection,
      settle: settleProposal,
      may: mayScore,
      claim: claimScoring,
      grant: grantScoring,
      scorers: listScorers,
      invite: inviteScorer,
      accept: acceptInvitation,
      remove: removeScorer,
      signatures: listSignatures,
      sign: signMatch,
      formats: listFormats,
      saveFormat,
      deleteFormat,
    },
  },
  personalData: [personalData],
  limits,
} satisfies Slice
