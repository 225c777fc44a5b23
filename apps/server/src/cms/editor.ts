import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'

/** Somebody who may edit the content of the site they are on, and when. */
export type Editor = { readonly siteId: string; readonly accountId: string; readonly now: string }

const POST_NOT_FOUND = { status: 404, message: 'We do not know that post.' } as const

export const postNotFound = () => refuseCall('POST_NOT_FOUND', POST_NOT_FOUND)

/** Who asks, if they may edit here. All others are told that there is nothing (404), or to log in (401). */
export async function editorOf(context: CallContext): Promise<Editor> {
  const account = await signedIn(context)
  const { id: siteId, organisationId } = await siteOf(context.world, context.host)
  if (!may(account, 'edit-content', { organisationId })) throw postNotFound()
  return { siteId, accountId: account.accountId, now: context.world.now() }
}
