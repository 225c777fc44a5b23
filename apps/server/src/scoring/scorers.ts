import { os } from '#http/implement.ts'
import { counted, success } from '#http/answer.ts'
import { touchMatch } from '#matches/matches.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { signedIn } from '#sessions/sessions.ts'
import { deleteDevicesOf, findEvents, insertEvent, lockScored } from './scoring-claim.queries.ts'
import { limits } from './limits.ts'
import { matchOfOrganiser, matchOfScorer } from './match-of-scorer.ts'
import {
  deleteScorer,
  endInvitations,
  findScorers,
  insertInvitation,
  insertScorer,
  useInvitation,
} from './scorers.queries.ts'

const HOUR = 3600
const MOST_EVENTS = 100

export const listScorers = os.scoring.scorers.handler(async ({ input: { matchId }, context }) => {
  await matchOfScorer(context, matchId)
  const { db } = context.app
  const [scorers, history] = [
    await findScorers(db, matchId),
    await findEvents(db, matchId, MOST_EVENTS),
  ]
  return success(counted(scorers.length, 'scorer'), { scorers, history })
})

export const inviteScorer = os.scoring.invite.handler(async ({ input, context }) => {
  const { matchId, hours } = input
  const { accountId } = (await matchOfOrganiser(context, matchId)).actor
  await spendTries(context, [[limits.invitationByAccount, accountId]])
  const { app } = context
  const now = app.now()
  const token = newToken()
  const expiresAt = after(now, hours * HOUR)
  await app.db.transaction().execute(async (db) => {
    const invitation = {
      matchId,
      tokenHash: tokenHash(token),
      invitedBy: accountId,
      now,
      expiresAt,
    }
    await insertInvitation(db, invitation)
    await insertEvent(db, { matchId, kind: 'invited', accountId, now })
  })
  const path = `/score/${matchId}#token=${token}`
  return success('Invitation created', { token, path, expiresAt })
})

export const acceptInvitation = os.scoring.accept.handler(async ({ input, context, errors }) => {
  const { matchId, token } = input
  const { accountId } = await signedIn(context)
  await spendTries(context, [[limits.acceptByAccount, accountId]])
  const { app } = context
  const now = app.now()
  const isGood = await app.db.transaction().execute(async (db) => {
    const used = await useInvitation(db, { matchId, tokenHash: tokenHash(token), now })
    if (used === undefined) return false
    await insertScorer(db, { matchId, accountId, invitedBy: used.invitedBy, now })
    await insertEvent(db, { matchId, kind: 'joined', accountId, now })
    return true
  })
  const joined = isGood || (await findScorers(app.db, matchId)).some(isAccount(accountId))
  if (!joined) throw errors.INVITATION_OVER()
  return success('You can now score this match', { matchId })
})

const isAccount =
  (accountId: string) =>
  ({ account }: { readonly account: { readonly id: string } }) =>
    account.id === accountId

/** The match is locked meanwhile, so that no fact of theirs is recorded afterwards. */
export const removeScorer = os.scoring.remove.handler(async ({ input, context, errors }) => {
  const { matchId, accountId } = input
  const { actor } = await matchOfOrganiser(context, matchId)
  const { app } = context
  const now = app.now()
  const scorers = await app.db.transaction().execute(async (db) => {
    await lockScored(db, matchId)
    if (!(await deleteScorer(db, matchId, accountId))) return undefined
    await deleteDevicesOf(db, matchId, accountId)
    await endInvitations(db, matchId, now)
    await touchMatch(db, matchId)
    const by = { accountId: actor.accountId, reason: accountId }
    await insertEvent(db, { matchId, kind: 'removed', ...by, now })
    return findScorers(db, matchId)
  })
  if (scorers === undefined) throw errors.NOT_A_SCORER()
  return success('Scorer removed', { scorers })
})
