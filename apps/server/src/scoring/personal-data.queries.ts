import { sql } from 'kysely'
import type { PersonalData } from '#privacy/personal-data.ts'

export const personalData: PersonalData = {
  held: {
    match_scoring: {
      by: ['match_scoring.created_by'],
      rows: (id) => sql`select match_id, created_at
      from match_scoring where created_by = ${id}::uuid order by match_id desc`,
    },
    match_scorer: {
      by: ['match_scorer.account_id'],
      rows: (id) => sql`select match_id, added_at
      from match_scorer where account_id = ${id}::uuid order by match_id desc`,
    },
    scorers_invited: {
      by: ['match_scorer.invited_by', 'scorer_invitation.invited_by'],
      rows: (id) => sql`select match_id, made_at, expires_at, used_at
      from scorer_invitation where invited_by = ${id}::uuid order by id desc`,
    },
    scoring_devices: {
      by: ['scoring_claim.account_id', 'scoring_request.account_id'],
      rows: (id) => sql`select match_id, device, label, since from (
      select match_id, device, label, since from scoring_claim where account_id = ${id}::uuid
      union all
      select match_id, device, label, asked_at from scoring_request
      where account_id = ${id}::uuid) one order by since desc, match_id`,
    },
    scoring_proposal: {
      by: ['scoring_proposal.account_id'],
      rows: (id) => sql`select id, match_id, after, facts, proposed_at, answer, answered_at
      from scoring_proposal where account_id = ${id}::uuid order by proposed_at desc, id`,
    },
    match_signature: {
      by: ['match_signature.taken_by'],
      rows: (id) => sql`select match_id, seq, role, side, name, signed_at
      from match_signature where taken_by = ${id}::uuid order by signed_at desc, id`,
    },
    own_format: {
      by: ['own_format.account_id'],
      rows: (id) => sql`select id, name, conditions, saved_at
      from own_format where account_id = ${id}::uuid order by lower(name)`,
    },
    scoring_event: {
      by: ['scoring_event.account_id'],
      rows: (id) => sql`select id, match_id, kind, device, reason, at
      from scoring_event where account_id = ${id}::uuid order by id desc`,
    },
  },
}
