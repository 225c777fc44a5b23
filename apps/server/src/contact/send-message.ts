import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { os } from '#http/implement.ts'
import { type NewMessage, queueMessage } from '#messages/messages.ts'
import { spendTries } from '#security/limits.ts'
import { siteOf } from '#sites/sites.ts'
import { limits } from './limits.ts'

type Email = {
  readonly key: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Answers the same to everybody, also to bots that filled in the hidden field; their messages are dropped. */
export const sendContactMessage = os.contact.write.handler(async ({ input, context }) => {
  const { app, host, caller } = context
  const site = await siteOf(app, host)
  await spendTries(context, [
    [limits.messageByAddress, caller.address],
    [limits.messageByWriter, input.email.toLowerCase()],
    [limits.messageBySite, site.id],
  ])
  if (input.website === '') {
    await app.db.transaction().execute((db) => queueMessage(app, db, emailTo(site, input)))
  }
  return { status: 'Success' as const, message: 'Thank you. Your message has been sent.' }
})

/**
 * Sent from the site's own address, since mail in the writer's name would be rejected; replies go to the
 * writer.
 */
const emailTo = (site: Site, { key, name, email, subject, message }: Email): NewMessage => ({
  channel: 'email',
  sender: site.noReply,
  to: site.contactEmail,
  replyTo: email,
  retryKey: key,
  subject: `${site.name}: ${subject}`,
  text: `${name} (${email}) wrote:\n\n${message}\n`,
})
