import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { ORGANISATION_FULL } from '@pavilion/contract/organisations/organisation-refusals.ts'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { countMembers } from '#access/membership.queries.ts'
import type { Db } from '#db/connect.ts'
import { record } from '#events/record.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type NewMessage, queueMessage, siteEmail } from '#messages/messages.ts'
import { audit } from '#security/audit.ts'
import { after } from '#security/instants.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { linkOrigin, siteOf } from '#sites/sites.ts'
import {
  findInvitations,
  type Guest,
  insertInvitation,
  lockOrganisation,
} from './members.queries.ts'
import { memberInvited } from './organisation-events.ts'

const DAY = 86_400
const MOST_MEMBERS = 2_000
const MOST_INVITATIONS = 200

type By = {
  readonly organisation: { readonly id: string; readonly name: string }
  readonly roles: readonly OrganisationRole[]
  readonly days: number
  readonly actor: { readonly accountId: string }
}

export type Inviting = Omit<By, 'days'> & {
  readonly site: Site
  readonly origin: string
  readonly now: string
  readonly expiresAt: string
}

export async function invitingBy(context: CallContext, { days, ...by }: By): Promise<Inviting> {
  const now = context.app.now()
  return {
    ...by,
    site: await siteOf(context.app, context.host),
    origin: await linkOrigin(context),
    now,
    expiresAt: after(now, days * DAY),
  }
}

/** Answers the path of its link, which is sent to the guest. */
export async function makeInvitation(
  db: Db,
  context: CallContext,
  { guest, ...inviting }: Inviting & { readonly guest: Guest | undefined },
): Promise<string> {
  const { organisation, roles, actor, site, origin, now, expiresAt } = inviting
  const token = newToken()
  const path = `/invitation#token=${token}`
  const invitationId = await insertInvitation(db, {
    organisationId: organisation.id,
    tokenHash: tokenHash(token),
    roles,
    guest,
    invitedBy: actor.accountId,
    now,
    expiresAt,
  })
  const details = { organisation: organisation.id, roles: roles.join(', ') }
  await audit(db, context, { kind: 'invitation-sent', accountId: actor.accountId, details })
  if (guest === undefined) return path
  const sent = { from: organisation.name, link: origin + path }
  const message = 'phone' in guest ? textOf(site, sent, guest) : emailOf(site, sent, guest)
  await queueMessage(context.app, db, message)
  const by = { accountId: actor.accountId, organisationId: organisation.id, at: now }
  const event = { is: memberInvited, thingId: organisation.id, data: { invitationId }, ...by }
  await record(db, event)
  return path
}

type Room = { readonly now: string; readonly count?: number }

export async function refuseFull(
  db: Db,
  organisationId: string,
  { now, count = 1 }: Room,
): Promise<void> {
  await lockOrganisation(db, organisationId)
  const members = await countMembers(db, organisationId)
  const { length } = await findInvitations(db, organisationId, now)
  const all = length + count
  if (members + all <= MOST_MEMBERS && all <= MOST_INVITATIONS) return
  throw refuseCall('ORGANISATION_FULL', ORGANISATION_FULL)
}

/** The name of the organisation, and the address of the invitation. */
type Sent = { readonly from: string; readonly link: string }

const textOf = ({ name }: Site, { from, link }: Sent, to: { readonly phone: string }) =>
  ({
    channel: 'sms',
    sender: name,
    to: to.phone,
    subject: '',
    text: `${from} has invited you to join it on ${name}. Log in or sign up with this number: ${link}`,
    isForgotWhenSent: true,
  }) satisfies NewMessage

const emailOf = (site: Site, { from, link }: Sent, to: { readonly email: string }): NewMessage => ({
  ...siteEmail(site, {
    to: to.email,
    subject: `${from} has invited you`,
    text: `${from} has invited you to join it on ${site.name}. Open this link, and log in or sign up with this email address:\n\n${link}\n\nNot expecting this? Then you can ignore it.`,
    links: [{ label: 'See the invitation', url: link }],
  }),
  isForgotWhenSent: true,
})
