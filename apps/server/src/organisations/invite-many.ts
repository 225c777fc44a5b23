import { MOST_INVITED } from '@pavilion/contract/organisations/member-calls.ts'
import { emailKey } from '#access/email-key.ts'
import { counted, success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { hasTriesLeft, spendTries } from '#security/limits.ts'
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
  const invited = new Set(open.flatMap(({ email }) => (email === null ? [] : [emailKey(email)])))
  let count = 0
  return readAddresses(text).map((read): Planned => {
    if ('wrong' in read) return { email: read.wrong, address: undefined, does: 'wrong' }
    const { email } = read
    if (invited.has(read.emailKey)) return { email, address: read, does: 'invited' }
    count += 1
    return { email, address: read, does: count > MOST_INVITED ? 'too many' : 'invite' }
  })
}

/** Sends those that are planned; an address that has been invited often enough today gets no more. */
async function sendPlanned(
  context: CallContext,
  planned: readonly Planned[],
  inviting: Inviting,
): Promise<Planned[]> {
  const lines: Planned[] = []
  for (const line of planned) {
    const { address, does } = line
    if (does !== 'invite' || address === undefined) {
      lines.push(line)
      continue
    }
    await spendTries(context, [[limits.invitationByAccount, inviting.actor.accountId]])
    const may = await hasTriesLeft(context, [[limits.invitationByGuest, address.emailKey]])
    lines.push(may ? line : { ...line, does: 'too often' })
  }
  const sending = lines.filter(({ does }) => does === 'invite')
  await context.app.db.transaction().execute(async (db) => {
    if (sending.length === 0) return
    await refuseFull(db, inviting.organisation.id, { ...inviting, count: sending.length })
    for (const { address } of sending) await makeInvitation(db, context, { ...inviting, address })
  })
  return lines
}
