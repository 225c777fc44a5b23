import type { HappenedEvent } from '#events/event-kind.ts'
import type { Handling } from '#events/listener.ts'
import { emailAtOnce } from './email/email-at-once.ts'
import { insertNotice, type PersonalNotice } from './notice.queries.ts'
import { passOn } from './pass-on.ts'
import { pushTold } from './push/send-pushes.ts'

export type PersonalMessage = Pick<
  PersonalNotice,
  'kind' | 'title' | 'body' | 'path' | 'accountId' | 'inside'
> & {
  /** Whether whoever made the event has emailed the person already. */
  readonly isEmailed?: boolean
  /** The person is emailed at once, whatever they have chosen. */
  readonly mustReach?: boolean
}

/** Tells one person of an event, once however often it is handled. Nobody is told of what they did. */
export async function tellPerson(
  { app, db }: Handling,
  { id, accountId: by, recordedAt: happenedAt }: HappenedEvent,
  { isEmailed = false, mustReach = false, ...said }: PersonalMessage,
): Promise<void> {
  const { accountId } = said
  if (by === accountId) return
  const told = await insertNotice(db, { ...said, key: `event/${id}/${accountId}`, happenedAt })
  await (isEmailed || mustReach ? pushTold : passOn)(app, db, told)
  if (mustReach && told.length > 0) await emailAtOnce(app, db, said)
}
