import { MOST_INVITED } from '@pavilion/contract/organisations/member-calls.ts'
import { emailKey } from '#access/email-key.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { hasTriesLeft } from '#security/limits.ts'
import { limits } from './limits.ts'
import { type Inviting, invitingBy, makeInvitation, refuseFull } from './make-invitation.ts'
import { organisationOfManager } from './managed-organisation.ts'
import { peopleOf, refuseGrants } from './members.ts'
import { findInvitations } from './members.queries.ts'
import { type Address, readAddresses } from './read-addresses.ts'

export const inviteMany = os.organisations.inviteMany.handler(async ({ input, context }) => {
  const { organisationId, roles, text, days, preview } = input
  const { actor, organisation } = await organisationOfManager(context, organisationId)
  refuseGrants(actor, organisationId, roles)
  const { app } = context
  const inviting = await invitingBy(context, { organisation, roles, days, actor })
  const open = await findInvitations(app.db, organisationId, inviting.now)
  const planned = planInvitations(text, open)
  const lines = preview ? planned : await sendPlanned(context, planned, inviting)
  const sent = lines.filter(({ does }) => does === 'invite').length
  const people = await peopleOf(context, actor, organisationId)
  return success(`${counted(sent, 'invitation')}${preview ? '' : ' sent'}`, {
    lines: lines.map(({ email, does }) => ({ email, does })),
    people,
  })
})

type Open = Awaited<ReturnType<typeof findInvitations>>
type Planned = {
  readonly email: string
  readonly address: Address | undefined
  readonly does: 'invite' | 'invited' | 'wrong' | 'too many' | 'too often'
}

function planInvitations(text: string, open: Open): Planned[] {
  const invited = invitedIn(open)
  let count = 0
  return readAddresses(text).map((read): Planned => {
    if ('wrong' in read) return { email: read.wrong, address: undefined, does: 'wrong' }
    const line = stillTo({ email: read.email, address: read, does: 'invite' }, invited)
    if (line.does === 'invite') count += 1
    return line.does === 'invite' && count > MOST_INVITED ? { ...line, does: 'too many' } : line
  })
}

const invitedIn = (open: Open): ReadonlySet<string> =>
  new Set(open.flatMap(({ email }) => (email === null ? [] : [emailKey(email)])))

/** Whoever has an invitation that can be used gets no other. */
const stillTo = (line: Planned, invited: ReadonlySet<string>): Planned =>
  line.does === 'invite' && invited.has(line.address?.emailKey ?? '')
    ? { ...line, does: 'invited' }
    : line

/** Sends those that are planned, as far as the limits allow. */
async function sendPlanned(
  context: CallContext,
  planned: readonly Planned[],
  inviting: Inviting,
): Promise<Planned[]> {
  const lines: Planned[] = []
  for (const line of planned) lines.push(await withinLimits(context, line, inviting))
  const { organisation, now } = inviting
  return context.app.db.transaction().execute(async (db) => {
    const count = lines.filter(({ does }) => does === 'invite').length
    await refuseFull(db, organisation.id, { now, count })
    // Somebody else may have sent the same list since.
    const invited = invitedIn(await findInvitations(db, organisation.id, now))
    const told = lines.map((line) => stillTo(line, invited))
    for (const { address, does } of told) {
      if (does === 'invite') await makeInvitation(db, context, { ...inviting, guest: address })
    }
    return told
  })
}

async function withinLimits(
  context: CallContext,
  line: Planned,
  { actor }: Inviting,
): Promise<Planned> {
  if (line.does !== 'invite' || line.address === undefined) return line
  const byAccount = [limits.invitationByAccount, actor.accountId] as const
  if (!(await hasTriesLeft(context, [byAccount]))) return { ...line, does: 'too many' }
  const byGuest = [limits.invitationByGuest, line.address.emailKey] as const
  return (await hasTriesLeft(context, [byGuest])) ? line : { ...line, does: 'too often' }
}
