import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TournamentId } from '../ids.ts'
import { NOT_YOURS } from '../matches/scoring-refusals.ts'
import { TeamRef, TournamentRef } from '../records.ts'
import { Instant } from '../time.ts'
import { EntryDues, EntryFee, EntryFeeTerms } from './entry-fee-fields.ts'
import { EnteredTeam, EntryStatus } from './tournament-fields.ts'
import {
  ENTERED_TWICE,
  ENTRIES_WAIT,
  ENTRY_CLOSED,
  ENTRY_FEE_CHANGED,
  ENTRY_NOT_FOUND,
  ENTRY_OVER,
  TOURNAMENT_FULL,
  TOURNAMENT_INVITATION_OVER,
  TOURNAMENT_NOT_FOUND,
  WRONG_PIN,
} from './tournament-refusals.ts'

const tags = ['Entries of a tournament']

/** Made by the caller, so that a request that is repeated changes nothing. */
const entryId = z.uuid()

/** 256 random bits as text. */
const Token = z
  .string()
  .min(20)
  .max(100)
  .regex(/^[\w-]*$/)

const MyEntry = z.object({
  id: z.uuid(),
  tournament: TournamentRef,
  team: TeamRef,
  status: EntryStatus,
  /** Null where it agreed to none. */
  fee: EntryDues.nullable(),
})

/** How the team of an account comes into a tournament, and out of it. */
export const ownEntryCalls = {
  enter: oc
    .route({
      method: 'POST',
      path: '/api/v1/tournaments/{tournamentId}/entries',
      summary: 'Enters a team, with the PIN where the tournament has one; the organiser answers',
      tags,
      successStatus: 200,
    })
    .errors({
      SIGNED_OUT,
      TOURNAMENT_NOT_FOUND,
      NOT_YOURS,
      TOO_MANY_TRIES,
      ENTRIES_WAIT,
      ENTRY_CLOSED,
      ENTRY_OVER,
      ENTRY_FEE_CHANGED,
      WRONG_PIN,
      ENTERED_TWICE,
      TOURNAMENT_FULL,
    })
    .input(
      z.strictObject({
        tournamentId: TournamentId,
        entryId,
        /** Null where the tournament is open to all. */
        pin: z
          .string()
          .regex(/^\d{6}$/, 'Must be six digits')
          .nullable(),
        team: EnteredTeam,
        /** The fee that the caller was shown and agrees to; refused when it is another one by now. */
        fee: EntryFeeTerms.nullable(),
      }),
    )
    .output(envelope(MyEntry)),

  showInvitation: oc
    .route({
      method: 'POST',
      path: '/api/v1/tournament-invitations/show',
      summary: 'What an invitation to a tournament is for',
      tags,
      successStatus: 200,
    })
    .errors({ TOURNAMENT_INVITATION_OVER })
    .input(z.strictObject({ token: Token }))
    .output(
      envelope(
        z.object({
          tournament: TournamentRef,
          organiser: z.string(),
          /** Null for an invitation to run the tournament. */
          team: TeamRef.nullable(),
          /** What the team owes once it plays; null where that is nothing. */
          fee: EntryFee.nullable(),
          expiresAt: Instant,
        }),
      ),
    ),

  acceptInvitation: oc
    .route({
      method: 'POST',
      path: '/api/v1/tournament-invitations/accept',
      summary: 'Enters the team of an invitation, or makes the caller a manager, and uses it up',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES, TOURNAMENT_INVITATION_OVER, NOT_YOURS })
    .input(z.strictObject({ token: Token }))
    .output(
      envelope(
        z.object({ tournament: TournamentRef, team: TeamRef.nullable(), isPublished: z.boolean() }),
      ),
    ),

  ownEntries: oc
    .route({
      method: 'GET',
      path: '/api/v1/manage/tournament-entries',
      summary:
        'The teams that the account has entered in tournaments, the latest first, 200 at most',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(MyEntry))),

  withdraw: oc
    .route({
      method: 'POST',
      path: '/api/v1/manage/tournament-entries/{entryId}/withdraw',
      summary: 'Withdraws a team that the account has entered; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, ENTRY_NOT_FOUND })
    .input(z.strictObject({ entryId }))
    .output(envelope(MyEntry)),
}
