import { MESSAGE_NOT_FOUND } from '@pavilion/contract/clubs/club-refusals.ts'
import type { MessageReaders, ReceivedMessage } from '@pavilion/contract/clubs/message-fields.ts'
import type { AppContext } from '#app-context.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { organisationRef } from '#records/references.queries.ts'
import { spendTries } from '#security/limits.ts'
import { signedIn } from '#sessions/sessions.ts'
import { linkOrigin } from '#sites/sites.ts'
import { clubOf } from '../club.ts'
import { messageWritten } from '../club-events.ts'
import { limits } from '../limits.ts'
import { findContactsOf } from './contact.queries.ts'
import { emailMessage } from './email-message.ts'
import { findReaders, findReceived, findSent, markSeen } from './message.queries.ts'

type Of = { readonly organisationId: string; readonly messageId: string }

async function readersOf(db: Db, of: Of): Promise<MessageReaders> {
  const readers = await findReaders(db, of)
  if (readers === undefined) throw refuseCall('MESSAGE_NOT_FOUND', MESSAGE_NOT_FOUND)
  return {
    id: of.messageId,
    readers: readers.map(({ name, seenAt, reachedBy }) => ({ name, seenAt, reachedBy })),
  }
}

export const listReaders = os.clubs.messageReaders.handler(async ({ input, context }) => {
  await clubOf(context, input.organisationId)
  const readers = await readersOf(context.app.db, input)
  return success(counted(readers.readers.length, 'reader'), readers)
})

export const remindReaders = os.clubs.remindReaders.handler(async ({ input, context }) => {
  const { organisationId, messageId } = input
  const { actor } = await clubOf(context, organisationId)
  const { app } = context
  await readersOf(app.db, input)
  await spendTries(context, [[limits.remindOfMessage, messageId]])
  const { accountId } = actor
  const origin = await linkOrigin(context)
  await app.db.transaction().execute(async (db) => {
    const contacts = await findContactsOf(db, messageId, { onlyUnseen: true })
    const sent = (await findSent(db, organisationId)).find(({ id }) => id === messageId)
    if (sent === undefined || contacts.length === 0) return
    const { subject, text } = sent
    const accountIds = [...new Set(contacts.flatMap((one) => one.accountId ?? []))]
    const by = { thingId: organisationId, accountId, organisationId, at: app.now() }
    await recordForMany(db, {
      is: messageWritten,
      ...by,
      concerns: accountIds,
      dataOf: (part) => ({ subject, isReminder: true, isEmailed: true, accountIds: part }),
    })
    const said = { organisationId, contacts, subject, text, linkOrigin: origin }
    await emailMessage(app, db, { ...said, mustBeSeen: true })
  })
  return success('Reminded', await readersOf(app.db, input))
})

async function receivedBy({ db }: AppContext, accountId: string): Promise<ReceivedMessage[]> {
  const rows = await findReceived(db, accountId)
  return rows.map(({ organisation, ...row }) => ({
    ...row,
    organisation: organisationRef(organisation),
  }))
}

export const listReceived = os.clubs.received.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const received = await receivedBy(context.app, accountId)
  return success(counted(received.length, 'message'), received)
})

export const readMessage = os.clubs.readMessage.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const isFor = await markSeen(app.db, { ...input, accountId, now: app.now() })
  if (!isFor) throw refuseCall('MESSAGE_NOT_FOUND', MESSAGE_NOT_FOUND)
  return success('Seen', await receivedBy(app, accountId))
})
