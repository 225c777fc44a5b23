import { PLAYER_NOT_FOUND } from '@pavilion/contract/clubs/club-refusals.ts'
import type { Child } from '@pavilion/contract/clubs/family-calls.ts'
import type { AppContext } from '#app-context.ts'
import { counted, success } from '#http/answer.ts'
import { os } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { forgetMinors, initialsOf } from '#privacy/minors.ts'
import { organisationRef } from '#records/references.queries.ts'
import { audit } from '#security/audit.ts'
import { signedIn } from '#sessions/sessions.ts'
import { findChildren, updateConsent } from './family.queries.ts'

export async function childrenOf(app: AppContext, accountId: string): Promise<Child[]> {
  const rows = await findChildren(app.db, accountId, app.now())
  return rows.map(({ organisation, ...row }) => ({
    ...row,
    initials: initialsOf(row.name),
    organisation: organisationRef(organisation),
  }))
}

export const listChildren = os.clubs.children.handler(async ({ context }) => {
  const { accountId } = await signedIn(context)
  const children = await childrenOf(context.app, accountId)
  return success(counted(children.length, 'child', 'children'), children)
})

export const saveConsent = os.clubs.saveConsent.handler(async ({ input, context }) => {
  const { accountId } = await signedIn(context)
  const { app } = context
  const { playerId, showsName, showsPicture } = input
  await app.db.transaction().execute(async (db) => {
    const organisation = await updateConsent(db, { ...input, accountId })
    if (organisation === undefined) throw refuseCall('PLAYER_NOT_FOUND', PLAYER_NOT_FOUND)
    const said = { name: String(showsName), picture: String(showsPicture) }
    const details = { organisation, player: playerId, ...said }
    await audit(db, context, { kind: 'consent-changed', accountId, details })
  })
  forgetMinors(app)
  return success('Saved', await childrenOf(app, accountId))
})
