import type {
  Audience,
  ClubMessages,
  NewClubMessage,
} from '@pavilion/contract/clubs/message-fields.ts'
import { BATCH_NOT_FOUND } from '@pavilion/contract/academies/academy-refusals.ts'
import { NOBODY_THERE } from '@pavilion/contract/clubs/club-refusals.ts'
import type { Db } from '#db/connect.ts'
import { recordForMany } from '#events/record-for-many.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { spendTries } from '#security/limits.ts'
import { linkOrigin } from '#sites/sites.ts'
import { type Club, clubOf } from '../club.ts'
import { messageWritten } from '../club-events.ts'
import { limits } from '../limits.ts'
import { findClubTeams } from '../team.queries.ts'
import { teamOf } from '../teams.ts'
import { emailMessage } from './email-message.ts'
import { addBatch, addEveryone, addRole, addTeam, findBatches } from './audience.queries.ts'
import { findSent, insertMessage, markSeen } from './message.queries.ts'
import { findContactsOf } from './contact.queries.ts'

async function messagesOf({ app }: CallContext, club: Club): Promise<ClubMessages> {
  const { organisation, isManager } = club
  const { id: organisationId } = organisation
  const season = app.now().slice(0, 4)
  const [messages, teams, batches] = await Promise.all([
    findSent(app.db, organisationId),
    findClubTeams(app.db, { organisationId, season }),
    findBatches(app.db, organisationId),
  ])
  return {
    organisation,
    isManager,
    teams: teams.map(({ team: { id, name } }) => ({ id, name })),
    batches,
    messages,
  }
}

export const listMessages = os.clubs.messages.handler(async ({ input, context }) => {
  const messages = await messagesOf(context, await clubOf(context, input.organisationId))
  return success(counted(messages.messages.length, 'message'), messages)
})

export const sendMessage = os.clubs.sendMessage.handler(async ({ input, context }) => {
  const { organisationId, message, idempotencyKey } = input
  const club = await clubOf(context, organisationId)
  const { accountId } = club.actor
  await spendTries(context, [
    [limits.messageByAccount, accountId],
    [limits.messageByClub, organisationId],
  ])
  const audience = await nameOf(context.app.db, organisationId, message.audience)
  const origin = await linkOrigin(context)
  const said = { organisationId, accountId, message, idempotencyKey, audience, linkOrigin: origin }
  await context.app.db.transaction().execute((db) => write(context, db, said))
  return success('Sent', await messagesOf(context, club))
})

type Writing = {
  readonly organisationId: string
  readonly accountId: string
  readonly message: NewClubMessage
  readonly idempotencyKey: string
  /** To whom, in words. */
  readonly audience: string
  readonly linkOrigin: string
}

async function write({ app }: CallContext, db: Db, writing: Writing): Promise<void> {
  const { message, organisationId, accountId, linkOrigin: origin } = writing
  const { subject, text, mustBeSeen } = message
  const now = app.now()
  const messageId = await insertMessage(db, { ...writing, subject, text, mustBeSeen, now })
  if (messageId === undefined) return
  const people = await address(db, { messageId, organisationId }, message.audience)
  if (people === 0) throw refuseCall('NOBODY_THERE', NOBODY_THERE)
  // Who has written it has seen it.
  await markSeen(db, { messageId, accountId, now })
  const contacts = await findContactsOf(db, messageId)
  const others = contacts.filter((one) => one.accountId !== accountId)
  const said = { organisationId, subject, text, mustBeSeen, linkOrigin: origin }
  await emailMessage(app, db, { ...said, contacts: others })
  // Last, since others of the club wait from here on until this is committed.
  const accountIds = [...new Set(contacts.flatMap((one) => one.accountId ?? []))]
  const by = { thingId: organisationId, accountId, organisationId, at: now }
  await recordForMany(db, {
    is: messageWritten,
    ...by,
    concerns: accountIds,
    dataOf: (part) => ({ subject, isReminder: false, isEmailed: mustBeSeen, accountIds: part }),
  })
}

const address = (
  db: Db,
  whom: { readonly messageId: string; readonly organisationId: string },
  audience: Audience,
): Promise<number> => {
  if (audience.to === 'everyone') return addEveryone(db, whom)
  if (audience.to === 'role') return addRole(db, whom, audience.role)
  if (audience.to === 'batch') return addBatch(db, whom, audience.batchId)
  return addTeam(db, whom, audience.teamId)
}

async function nameOf(db: Db, organisationId: string, audience: Audience): Promise<string> {
  if (audience.to === 'everyone') return 'Everyone'
  if (audience.to === 'role') return audience.role
  if (audience.to === 'batch') {
    const batches = await findBatches(db, organisationId)
    const batch = batches.find(({ id }) => id === audience.batchId)
    if (batch === undefined) throw refuseCall('BATCH_NOT_FOUND', BATCH_NOT_FOUND)
    return batch.name
  }
  const { team } = await teamOf(db, { organisationId, teamId: audience.teamId, season: '' })
  return team.name
}
