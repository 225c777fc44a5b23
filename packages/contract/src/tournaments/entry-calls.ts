import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { TournamentId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { Instant } from '../time.ts'
import { EnteredTeam, EntryStatus, ManagedTournament } from './tournament-fields.ts'
import {
  ENTERED_TWICE,
  ENTRY_FEE_PAID,
  ENTRY_IN_USE,
  ENTRY_NOT_FOUND,
  GROUP_STAYS,
  NEEDS_TWO_TEAMS,
  STALE_TOURNAMENT,
  TOURNAMENT_FULL,
  TOURNAMENT_NOT_FOUND,
} from './tournament-refusals.ts'

const MOST_AT_ONCE = 64
const MOST_SEEDS = 512
const MOST_GROUPS = 16

const tags = ['Entries of a tournament']
const tournamentId = z.strictObject({ tournamentId: TournamentId })
const refusals = { SIGNED_OUT, TOURNAMENT_NOT_FOUND }
const of = (path: string) => `/api/v1/manage/tournaments/{tournamentId}${path}` as const

/** Made by the caller, so that a request that is repeated changes nothing. */
const entryId = z.uuid()

/** Whether teams may enter by themselves, whether with a PIN alone, and until when. */
const Opening = z.strictObject({
  isOpen: z.boolean(),
  /** Says nothing while it is closed. */
  needsPin: z.boolean().default(true),
  deadline: Instant.nullable(),
})

/** Who plays in a tournament, and how they come in. */
export const entryCalls = {
  entriesFile: oc
    .route({
      method: 'GET',
      path: of('/entries.csv'),
      summary: 'All entries as CSV, with the size of the squad and how the fee stands',
      tags,
    })
    .errors(refusals)
    .input(tournamentId)
    .output(z.file().mime('text/csv')),

  addTeams: oc
    .route({
      method: 'POST',
      path: of('/entries'),
      summary: 'Adds teams; one of somebody else’s is invited, and plays when it accepts',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, ENTERED_TWICE, TOURNAMENT_FULL })
    .input(
      tournamentId.extend({
        teams: z
          .array(z.strictObject({ entryId, team: EnteredTeam }))
          .min(1)
          .max(MOST_AT_ONCE),
      }),
    )
    .output(envelope(ManagedTournament)),

  answerEntry: oc
    .route({
      method: 'PUT',
      path: of('/entries/{entryId}'),
      summary: 'Accepts, declines or withdraws a team',
      tags,
    })
    .errors({ ...refusals, ENTRY_NOT_FOUND, STALE_TOURNAMENT })
    .input(
      tournamentId.extend({
        entryId,
        /** How the caller has seen the entry: it is not answered when it is otherwise by now. */
        from: EntryStatus,
        status: z.enum(['accepted', 'declined', 'withdrawn']),
      }),
    )
    .output(envelope(ManagedTournament)),

  removeEntry: oc
    .route({
      method: 'POST',
      path: of('/entries/{entryId}/remove'),
      summary: 'Deletes an entry without fixtures; repeated, it changes nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, ENTRY_IN_USE, ENTRY_FEE_PAID })
    .input(tournamentId.extend({ entryId }))
    .output(envelope(ManagedTournament)),

  setGroups: oc
    .route({
      method: 'PUT',
      path: of('/groups'),
      summary: 'Draws the accepted teams into groups, or sets the groups as given',
      tags,
    })
    .errors({ ...refusals, NEEDS_TWO_TEAMS, ENTRY_NOT_FOUND, GROUP_STAYS, STALE_TOURNAMENT })
    .input(
      tournamentId.extend({
        groups: z.union([
          /**
           * Teams are dealt out in the order of the SHA-256 of the seed, a space and the entry’s id; the seed is
           * kept, so that everybody can draw again.
           */
          z.strictObject({
            count: z.int().min(1).max(MOST_GROUPS),
            seed: oneLine(1, 60).optional(),
          }),
          /** Ids of entries, group by group: A, B, C … */
          z.array(z.array(z.uuid()).min(1).max(MOST_AT_ONCE)).min(1).max(MOST_GROUPS),
        ]),
        /** The `groupsBasis` that the caller has seen: nothing is set when it is another one by now. */
        basis: z.string().max(64),
      }),
    )
    .output(envelope(ManagedTournament)),

  setSeeds: oc
    .route({
      method: 'PUT',
      path: of('/seeds'),
      summary: 'Seeds the teams that play, the best first; a table may fall back on it',
      tags,
    })
    .errors({ ...refusals, ENTRY_NOT_FOUND, STALE_TOURNAMENT })
    .input(
      tournamentId.extend({
        /** The seeds that the caller has seen, in the same way: nothing is set when they are others by now. */
        from: z.array(z.uuid()).max(MOST_SEEDS),
        /** Ids of entries; those that are not named have no seed. */
        entryIds: z.array(z.uuid()).max(MOST_SEEDS),
      }),
    )
    .output(envelope(ManagedTournament)),

  openEntry: oc
    .route({
      method: 'PUT',
      path: of('/entry'),
      summary: 'Lets teams enter themselves until a deadline, with a PIN or without, or ends that',
      tags,
    })
    .errors({ ...refusals, STALE_TOURNAMENT })
    .input(
      tournamentId.extend({
        ...Opening.shape,
        /** What the caller has seen: nothing is set when it is otherwise by now. */
        from: Opening,
      }),
    )
    .output(envelope(ManagedTournament)),

  inviteTeam: oc
    .route({
      method: 'POST',
      path: of('/entries/{entryId}/invitations'),
      summary: 'Makes a link with which one account answers for a team',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, ENTRY_NOT_FOUND, TOO_MANY_TRIES })
    .input(tournamentId.extend({ entryId }))
    .output(
      envelope(
        z.object({
          /** The path of the link on this site, told only now. */
          path: z.string(),
        }),
      ),
    ),
}
