import { NOT_YOURS } from '@pavilion/contract/matches/scoring-refusals.ts'
import {
  ENTRY_NOT_FOUND,
  TOURNAMENT_INVITATION_OVER,
} from '@pavilion/contract/tournaments/tournament-refusals.ts'
import { may } from '#access/access.ts'
import type { Db } from '#db/connect.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { success } from '#http/answer.ts'
import { currencyOf } from '#places/places.ts'
import { teamRef } from '#records/references.queries.ts'
import { teamById } from '#scoring/scoring.ts'
import { after } from '#security/instants.ts'
import { DAY, spendTries } from '#security/limits.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { type SignedIn, signedIn } from '#sessions/sessions.ts'
import { passRefunds } from '../entry-fees/payment.queries.ts'
import { agreedFee } from '../entry-fees/dues.ts'
import { limits } from '../limits.ts'
import { findEntry, takeOn } from './entries.queries.ts'
import { noteEntry } from './entries.ts'
import { managedNow, refOf, tournamentOfManager, tournamentOfOwner } from './managed-tournament.ts'
import {
  deleteManager,
  insertInvitation,
  insertManager,
  type InvitationRow,
  lockInvitation,
  markUsed,
} from './managers.queries.ts'
import { findSetup } from './setup.queries.ts'

const VALID_DAYS = 14

type Invited = {
  readonly tournamentId: string
  readonly entryId: string | null
  readonly accountId: string
}

async function newLink(context: CallContext, invited: Invited): Promise<{ path: string }> {
  const { app } = context
  const { tournamentId, entryId, accountId } = invited
  await spendTries(context, [[limits.invitationByAccount, accountId]])
  const token = newToken()
  const now = app.now()
  await insertInvitation(app.db, {
    tournamentId,
    entryId,
    tokenHash: tokenHash(token),
    invitedBy: accountId,
    now,
    expiresAt: after(now, VALID_DAYS * DAY),
  })
  return { path: `/tournament-invitation#token=${token}` }
}

export const inviteManager = os.tournaments.inviteManager.handler(async ({ input, context }) => {
  const { tournamentId } = input
  const { accountId } = (await tournamentOfOwner(context, tournamentId)).actor
  const link = await newLink(context, { tournamentId, entryId: null, accountId })
  return success('The link is ready', link)
})

export const removeManager = os.tournaments.removeManager.handler(async ({ input, context }) => {
  const { tournamentId, accountId } = input
  const { actor } = await tournamentOfOwner(context, tournamentId)
  await deleteManager(context.app.db, tournamentId, accountId)
  return success('Removed', await managedNow(context.app, actor, tournamentId))
})

export const inviteTeam = os.tournaments.inviteTeam.handler(async ({ input, context, errors }) => {
  const { tournamentId, entryId } = input
  const { accountId } = (await tournamentOfManager(context, tournamentId)).actor
  const entry = await findEntry(context.app.db, entryId)
  if (entry?.tournamentId !== tournamentId) throw errors.ENTRY_NOT_FOUND()
  return success('The link is ready', await newLink(context, { tournamentId, entryId, accountId }))
})

const over = () => refuseCall('TOURNAMENT_INVITATION_OVER', TOURNAMENT_INVITATION_OVER)

/** What is invited to; refuses what is no longer there. */
async function invitedTo(db: Db, { tournamentId, entryId }: InvitationRow) {
  const setup = await findSetup(db, tournamentId)
  if (setup === undefined) throw over()
  const entry = entryId === null ? undefined : await findEntry(db, entryId)
  return { setup, entry, team: entry === undefined ? null : teamRef(entry.team) }
}

export const showInvitation = os.tournaments.showInvitation.handler(
  async ({ input, context: { app }, errors }) => {
    const found = await lockInvitation(app.db, tokenHash(input.token), app.now())
    if (found === undefined || found.usedBy !== null) throw errors.TOURNAMENT_INVITATION_OVER()
    const { setup, entry, team } = await invitedTo(app.db, found)
    const { organiser, name } = setup.fields
    const { expiresAt } = found
    const fee = entry ? agreedFee(entry, await currencyOf(app.db, setup.currency)) : null
    return success(name, { tournament: refOf(setup), organiser, team, fee, expiresAt })
  },
)

export const acceptInvitation = os.tournaments.acceptInvitation.handler(
  async ({ input, context }) => {
    const actor = await signedIn(context)
    const { app } = context
    await spendTries(context, [[limits.acceptanceByAccount, actor.accountId]])
    const { setup, team } = await app.db.transaction().execute(async (db) => {
      const found = await lockInvitation(db, tokenHash(input.token), app.now())
      if (found === undefined) throw over()
      const { accountId } = actor
      const isOurs = found.usedBy === accountId
      if (found.usedBy !== null && !isOurs) throw over()
      if (!isOurs) {
        await accept(db, found, { actor, now: app.now() })
        await markUsed(db, { id: found.id, accountId, now: app.now() })
      }
      return invitedTo(db, found)
    })
    const { name } = setup.fields
    return success(team === null ? `You now run ${name}` : `${team.name} plays in ${name}`, {
      tournament: refOf(setup),
      team,
      isPublished: setup.isPublished,
    })
  },
)

type Guest = { readonly actor: SignedIn; readonly now: string }

/**
 * An existing team answers for itself: whoever accepts must be allowed to name it. A team that the organiser
 * made by its name is answered for by whoever has the link.
 */
async function accept(db: Db, invitation: InvitationRow, { actor, now }: Guest): Promise<void> {
  const { tournamentId, entryId, invitedBy } = invitation
  const { accountId } = actor
  if (entryId === null) {
    await insertManager(db, { tournamentId, accountId, role: 'manager', invitedBy, now })
    return
  }
  const entry = await findEntry(db, entryId)
  if (entry === undefined) throw refuseCall('ENTRY_NOT_FOUND', ENTRY_NOT_FOUND)
  const team = await teamById(db, entry.teamId)
  const isTheirs = team !== undefined && may(actor, 'name-team', team)
  const isWilling = entry.status === 'accepted' || entry.managerId !== null
  if (!isWilling && !isTheirs) throw refuseCall('NOT_YOURS', NOT_YOURS)
  if (entry.status === 'declined') await passRefunds(db, entryId)
  await takeOn(db, { id: entryId, accountId, now })
  if (entry.status !== 'invited') return
  await noteEntry(db, { ...entry, status: 'accepted' }, { accountId, now })
}
