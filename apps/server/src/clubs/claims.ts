import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import {
  ALREADY_A_PLAYER,
  CLAIM_OVER,
  PLAYER_NOT_FOUND,
} from '@pavilion/contract/clubs/club-refusals.ts'
import { emailKey } from '#access/email-key.ts'
import { grantRoles, lockRoles } from '#access/membership.queries.ts'
import { brokeUnique } from '#db/broke-rule.ts'
import { record } from '#events/record.ts'
import { success } from '#http/answer.ts'
import { type CallContext, os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { type NewMessage, queueMessage, siteEmail } from '#messages/messages.ts'
import { organisationRef } from '#records/references.queries.ts'
import { audit } from '#security/audit.ts'
import { after } from '#security/instants.ts'
import { spendTries } from '#security/limits.ts'
import { newToken, tokenHash } from '#security/opaque-token.ts'
import { signedIn } from '#sessions/sessions.ts'
import { linkOrigin, siteOf } from '#sites/sites.ts'
import { findClaim, giveTo, guard, offer } from './claim.queries.ts'
import { playerClaimed } from './club-events.ts'
import { clubOf } from './club.ts'
import { limits } from './limits.ts'

const DAY = 86_400
const GOOD_FOR_DAYS = 30

export const offerClaim = os.clubs.offerClaim.handler(async ({ input, context }) => {
  const { actor, organisation } = await clubOf(context, input.organisationId)
  const { app, host } = context
  await spendTries(context, [[limits.claimOfferByAccount, actor.accountId]])
  const site = await siteOf(app, host)
  const origin = await linkOrigin(context)
  const token = newToken()
  const path = `/club-claim#token=${token}`
  const expiresAt = after(app.now(), GOOD_FOR_DAYS * DAY)
  const email = await app.db.transaction().execute(async (db) => {
    const offered = await offer(db, { ...input, claimHash: tokenHash(token), expiresAt })
    if (offered === undefined) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
    if (offered.email === null) return null
    await spendTries(context, [[limits.claimOfferByGuest, emailKey(offered.email)]])
    await queueMessage(
      app,
      db,
      emailOf(site, organisation.name, { to: offered.email, link: `${origin}${path}` }),
    )
    return offered.email
  })
  const told = email === null ? 'The link is ready' : `Sent to ${email}`
  return success(told, { path, expiresAt, sentTo: email })
})

type Sent = { readonly to: string; readonly link: string }
const emailOf = (site: Site, club: string, { to, link }: Sent): NewMessage => ({
  ...siteEmail(site, {
    to,
    subject: `You play for ${club}`,
    text: `${club} has you among its players on ${site.name}. Open this link to connect that with your account:\n\n${link}\n\nDo you not play for ${club}? Then ignore this.`,
    links: [{ label: 'Connect it', url: link }],
  }),
  isForgotWhenSent: true,
})

export const showClaim = os.clubs.showClaim.handler(async ({ input, context: { app }, errors }) => {
  const found = await findClaim(app.db, tokenHash(input.token), app.now())
  if (found === undefined) throw errors.CLAIM_OVER()
  const { organisation, name, isMinor } = found
  return success(name, { organisation: organisationRef(organisation), name, isMinor })
})

export const claim = os.clubs.claim.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  await spendTries(context, [[limits.claimByAccount, accountId]])
  try {
    const organisation = organisationRef(await take(context, { ...input, accountId }))
    return success(`Welcome to ${organisation.name}`, { organisation })
  } catch (error) {
    if (!brokeUnique(error, 'club_player_account_once')) throw error
    throw refuseCall('ALREADY_A_PLAYER', ALREADY_A_PLAYER)
  }
})

type Claiming = { readonly token: string; readonly accountId: string }

/** Connects the entry with the account: as the player, a member of the club, or as the guardian of a child. */
const take = (context: CallContext, { token, accountId }: Claiming) =>
  context.app.db.transaction().execute(async (db) => {
    const now = context.app.now()
    const found = await findClaim(db, tokenHash(token), now)
    if (found === undefined) throw refuseCall('CLAIM_OVER', CLAIM_OVER)
    const { playerId, isMinor, organisation } = found
    const organisationId = organisation.id
    if (isMinor) {
      await guard(db, { playerId, organisationId, accountId, now })
    } else {
      await giveTo(db, playerId, accountId)
      const held = await lockRoles(db, organisationId, accountId)
      if (!held.includes('player')) {
        const details = { organisation: organisationId, roles: 'player' }
        await audit(db, context, { kind: 'role-given', accountId, subjectId: accountId, details })
      }
      await grantRoles(db, { organisationId, accountId, roles: ['player'], grantedBy: null, now })
    }
    await record(db, {
      is: playerClaimed,
      thingId: organisationId,
      accountId,
      organisationId,
      data: { playerId },
      at: now,
    })
    return organisation
  })
