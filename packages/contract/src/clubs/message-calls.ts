import { oc } from '@orpc/contract'
import { z } from 'zod'
import { NOT_ALLOWED, SIGNED_OUT, TOO_MANY_TRIES } from '../accounts/account-refusals.ts'
import { envelope } from '../envelope.ts'
import { OrganisationId } from '../ids.ts'
import { IdempotencyKey } from '../orders/order-fields.ts'
import { BATCH_NOT_FOUND } from '../academies/academy-refusals.ts'
import { ORGANISATION_NOT_FOUND } from '../organisations/organisation-refusals.ts'
import { MESSAGE_NOT_FOUND, NOBODY_THERE, TEAM_NOT_FOUND } from './club-refusals.ts'
import { ClubMessages, MessageReaders, NewClubMessage, ReceivedMessage } from './message-fields.ts'

const tags = ['Clubs']
const messages = '/api/v1/organisations/{organisationId}/messages' as const
const organisationId = z.strictObject({ organisationId: OrganisationId })
const message = organisationId.extend({ messageId: z.uuid() })
const refusals = { SIGNED_OUT, NOT_ALLOWED, ORGANISATION_NOT_FOUND }

/** Calls of those who write to a club's people, and of those who read it. */
export const clubMessageCalls = {
  messages: oc
    .route({ method: 'GET', path: messages, summary: 'What a club has told its people', tags })
    .errors(refusals)
    .input(organisationId)
    .output(envelope(ClubMessages)),

  sendMessage: oc
    .route({
      method: 'POST',
      path: messages,
      summary:
        'Writes to everyone of a club, to a team, a batch or a role; guardians hear for children',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, TEAM_NOT_FOUND, BATCH_NOT_FOUND, NOBODY_THERE, TOO_MANY_TRIES })
    .input(organisationId.extend({ message: NewClubMessage, idempotencyKey: IdempotencyKey }))
    .output(envelope(ClubMessages)),

  messageReaders: oc
    .route({
      method: 'GET',
      path: `${messages}/{messageId}`,
      summary: 'Who has seen a message that must be seen, and who has not',
      tags,
    })
    .errors({ ...refusals, MESSAGE_NOT_FOUND })
    .input(message)
    .output(envelope(MessageReaders)),

  remindReaders: oc
    .route({
      method: 'POST',
      path: `${messages}/{messageId}/remind`,
      summary: 'Tells those once more who have not seen a message; three times a day at most',
      tags,
      successStatus: 200,
    })
    .errors({ ...refusals, MESSAGE_NOT_FOUND, TOO_MANY_TRIES })
    .input(message)
    .output(envelope(MessageReaders)),

  received: oc
    .route({
      method: 'GET',
      path: '/api/v1/my-cricket/messages',
      summary: 'What clubs have told the account and the children it looks after',
      tags,
    })
    .errors({ SIGNED_OUT })
    .output(envelope(z.array(ReceivedMessage))),

  readMessage: oc
    .route({
      method: 'PUT',
      path: '/api/v1/my-cricket/messages/{messageId}',
      summary: 'Says that a message was seen; the club sees it of what must be seen',
      tags,
    })
    .errors({ SIGNED_OUT, MESSAGE_NOT_FOUND })
    .input(z.strictObject({ messageId: z.uuid() }))
    .output(envelope(z.array(ReceivedMessage))),
}
