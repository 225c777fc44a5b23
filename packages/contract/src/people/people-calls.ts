import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { MatchId, OrganisationId, PersonId } from '../ids.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { OrganisationRef, PersonRef, TeamRef } from '../records.ts'
import { Day, Instant } from '../time.ts'
import {
  CANNOT_MERGE,
  CHANGE_NOT_FOUND,
  CHANGE_UNDONE,
  PERSON_NOT_FOUND,
} from './people-refusals.ts'

const tags = ['Merging people']
const people = '/api/v1/manage/people' as const
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
/** Without it all people of the installation are meant, which is for operators. */
const within = z.strictObject({ organisationId: OrganisationId.optional() })

/** Somebody as they are told from their namesakes. */
const PersonCard = PersonRef.extend({
  /** Those of their latest matches. */
  teams: z.array(TeamRef),
  matches: z.int(),
  runs: z.int(),
  wickets: z.int(),
  /** The matches that they were an official of. */
  officiated: z.int(),
  lastPlayed: Day.nullable(),
})
export type PersonCard = z.infer<typeof PersonCard>

const MatchOfPerson = z.object({
  id: MatchId,
  /** "Lahore Lions v Karachi Kites". */
  title: z.string(),
  day: Day,
  /** The side that they played for; null where they were an official. */
  team: z.string().nullable(),
})

const PeopleChange = z.object({
  id: z.uuid(),
  kind: z.enum(['merge', 'split']),
  from: PersonRef,
  into: PersonRef,
  /** How many matches were moved. */
  matches: z.int(),
  /** Who did it; null once that account is gone. */
  by: z.string().nullable(),
  madeAt: Instant,
  undoneAt: Instant.nullable(),
})
export type PeopleChange = z.infer<typeof PeopleChange>

const Duplicates = z.object({
  organisation: OrganisationRef.nullable(),
  /** Probably one person, the likeliest first. */
  suggestions: z.array(
    z.object({
      one: PersonCard,
      other: PersonCard,
      reasons: z.array(z.enum(['same-name', 'initials', 'same-team', 'same-birthday'])),
    }),
  ),
  /** The latest first. */
  changes: z.array(PeopleChange),
})
export type Duplicates = z.infer<typeof Duplicates>

/** Saying that two records are one person, or one record two people, and taking that back. */
export const peopleCalls = {
  duplicates: oc
    .route({
      method: 'GET',
      path: `${people}/duplicates`,
      summary: 'Records that are probably one person, and what was merged and split',
      tags,
    })
    .errors(refusals)
    .input(within)
    .output(envelope(Duplicates)),

  find: oc
    .route({
      method: 'GET',
      path: people,
      summary: 'People whom the caller may merge, by name',
      tags,
    })
    .errors(refusals)
    .input(within.extend({ text: z.string().trim().min(2).max(100) }))
    .output(envelope(z.object({ people: z.array(PersonCard) }))),

  preview: oc
    .route({
      method: 'GET',
      path: `${people}/merge`,
      summary: 'What a merge would move, and what prevents it',
      tags,
    })
    .errors({ ...refusals, PERSON_NOT_FOUND })
    .input(z.strictObject({ fromId: PersonId, intoId: PersonId }))
    .output(
      envelope(
        z.object({
          from: PersonCard,
          into: PersonCard,
          /** What is recorded of `from`, and counts for `into` afterwards. */
          moves: z.object({
            matches: z.int(),
            runs: z.int(),
            wickets: z.int(),
            officiated: z.int(),
            registrations: z.int(),
            followers: z.int(),
          }),
          /** A sentence each; empty where nothing does. */
          prevents: z.array(z.string()),
          /** What to look at again before merging. */
          warnings: z.array(z.string()),
        }),
      ),
    ),

  merge: oc
    .route({
      method: 'POST',
      path: `${people}/merge`,
      summary: 'Makes two records count as one person; repeated with the same id, it does nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PERSON_NOT_FOUND, CANNOT_MERGE })
    .input(within.extend({ id: z.uuid(), fromId: PersonId, intoId: PersonId }))
    .output(envelope(Duplicates)),

  matches: oc
    .route({
      method: 'GET',
      path: `${people}/{personId}/matches`,
      summary: 'The matches of a person, to divide them between two',
      tags,
    })
    .errors({ ...refusals, PERSON_NOT_FOUND })
    .input(z.strictObject({ personId: PersonId }))
    .output(envelope(z.object({ person: PersonCard, matches: z.array(MatchOfPerson) }))),

  split: oc
    .route({
      method: 'POST',
      path: `${people}/{personId}/split`,
      summary:
        'Gives some matches of a person to a new one; repeated with the same id, it does nothing',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, PERSON_NOT_FOUND, CANNOT_MERGE })
    .input(
      within.extend({
        id: z.uuid(),
        personId: PersonId,
        /** Of the new person. */
        name: z.string().trim().min(1).max(100),
        matchIds: z.array(MatchId).min(1).max(2000),
      }),
    )
    .output(envelope(Duplicates)),

  change: oc
    .route({
      method: 'GET',
      path: `${people}/changes/{changeId}`,
      summary: 'A merge or a split, and what was recorded of those people since',
      tags,
    })
    .errors({ ...refusals, CHANGE_NOT_FOUND })
    .input(z.strictObject({ changeId: z.uuid() }))
    .output(
      envelope(
        z.object({
          change: PeopleChange,
          /** Matches made since in which they were named. An undo leaves each with whom it names. */
          since: z.array(
            z.object({
              id: MatchId,
              title: z.string(),
              day: Day,
              /** Whom the match names. */
              named: z.string(),
              /** Who made the match; null where nobody here did. */
              by: z.string().nullable(),
            }),
          ),
        }),
      ),
    ),

  undo: oc
    .route({
      method: 'POST',
      path: `${people}/changes/{changeId}/undo`,
      summary: 'Takes a merge or a split back, as if it had never been made',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, CHANGE_NOT_FOUND, CHANGE_UNDONE, CANNOT_MERGE })
    .input(within.extend({ changeId: z.uuid() }))
    .output(envelope(Duplicates)),
}
