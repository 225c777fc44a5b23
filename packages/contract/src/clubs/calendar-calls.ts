import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Revision } from '../revision.ts'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { oneLine } from '../matches/scoring-fields.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { OrganisationRef, TeamRef } from '../records.ts'
import {
  AskedEntry,
  CalendarEntry,
  EntryFields,
  GivenAnswer,
  NewAnswer,
} from './calendar-fields.ts'
import {
  CALENDAR_FULL,
  CANNOT_STAND_IN,
  ENTRY_NOT_FOUND,
  ENTRY_OVER,
  LINK_NOT_VALID,
  PLAYS_ELSEWHERE,
  STALE_ENTRY,
  TEAM_NOT_FOUND,
} from './club-refusals.ts'

const tags = ['Clubs']
const calendar = '/api/v1/organisations/{organisationId}/calendar' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const entry = organisationId.extend({ entryId: z.uuid() })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }
const ofEntry = { ...refusals, ENTRY_NOT_FOUND }
const Token = z.string().min(20).max(200)

export const Asked = z.object({
  /** The player's name in the club whose link it is; null for an account. */
  name: z.string().nullable(),
  /** The next sixty days, the soonest first. */
  entries: z.array(AskedEntry),
})

/** Calls about what a club has planned, and who can come. */
export const clubCalendarCalls = {
  calendar: oc
    .route({
      method: 'GET',
      path: calendar,
      summary: 'What a club has planned from yesterday on, 300 entries at most',
      tags,
    })
    .errors(refusals)
    .input(organisationId)
    .output(
      envelope(
        z.object({
          organisation: OrganisationRef,
          /** In which new entries are made. */
          timeZone: z.string(),
          teams: z.array(TeamRef),
          /** The soonest first. */
          entries: z.array(CalendarEntry),
          isManager: z.boolean(),
        }),
      ),
    ),

  addEntry: oc
    .route({
      method: 'POST',
      path: calendar,
      summary:
        'Plans a match against a named opponent, or training; repeated with the same key, it answers the same',
      tags,
      successStatus: 201,
    })
    .errors({ ...refusals, TEAM_NOT_FOUND, TOO_MANY_TRIES, CALENDAR_FULL })
    .input(organisationId.extend({ fields: EntryFields, idempotencyKey: IdempotencyKey }))
    .output(envelope(CalendarEntry)),

  saveEntry: oc
    .route({
      method: 'PUT',
      path: `${calendar}/{entryId}`,
      summary:
        'Changes an entry; a former time stays visible. What a fixture decides cannot be changed here',
      tags,
    })
    .errors({ ...ofEntry, TEAM_NOT_FOUND, STALE_ENTRY, ENTRY_OVER, PLAYS_ELSEWHERE })
    .input(entry.extend({ revision: Revision, fields: EntryFields }))
    .output(envelope(CalendarEntry)),

  cancelEntry: oc
    .route({
      method: 'POST',
      path: `${calendar}/cancel`,
      summary: 'Calls an entry off, and tells those by email who have not said no',
      tags,
      successStatus: 200,
    })
    .errors(ofEntry)
    .input(entry.extend({ reason: oneLine(0, 200) }))
    .output(envelope(CalendarEntry)),

  ask: oc
    .route({
      method: 'POST',
      path: `${calendar}/ask`,
      summary: 'Asks by email now whoever has not answered',
      tags,
      successStatus: 200,
    })
    .errors({ ...ofEntry, TOO_MANY_TRIES, ENTRY_OVER })
    .input(entry)
    .output(envelope(z.object({ emails: z.int() }))),

  answers: oc
    .route({
      method: 'GET',
      path: `${calendar}/{entryId}/answers`,
      summary: 'Who can come, who cannot and who has not answered',
      tags,
    })
    .errors(ofEntry)
    .input(entry)
    .output(envelope(z.array(GivenAnswer))),

  asked: oc
    .route({
      method: 'GET',
      path: '/api/v1/my-cricket',
      summary: 'What the account’s clubs ask of it',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(Asked)),

  answer: oc
    .route({
      method: 'POST',
      path: '/api/v1/my-cricket/answers',
      summary: 'Says whether the account can come; the latest answer counts',
      tags,
      successStatus: 200,
    })
    .errors({ SIGNED_OUT, TOO_MANY_TRIES, ENTRY_NOT_FOUND, ENTRY_OVER, CANNOT_STAND_IN })
    .input(NewAnswer)
    .output(envelope(Asked)),

  askedByLink: oc
    .route({
      method: 'POST',
      path: '/api/v1/availability/show',
      summary: 'What a club asks of the player whose link it is, without an account',
      tags,
      successStatus: 200,
    })
    .errors({ LINK_NOT_VALID, TOO_MANY_TRIES })
    .input(z.strictObject({ token: Token }))
    .output(envelope(Asked)),

  answerByLink: oc
    .route({
      method: 'POST',
      path: '/api/v1/availability/answer',
      summary: 'Says whether the player can come whose link it is',
      tags,
      successStatus: 200,
    })
    .errors({ LINK_NOT_VALID, TOO_MANY_TRIES, ENTRY_NOT_FOUND, ENTRY_OVER, CANNOT_STAND_IN })
    .input(NewAnswer.extend({ token: Token }))
    .output(envelope(Asked)),
}
