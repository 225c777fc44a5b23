import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf } from '#sites/sites.ts'

/** An account that may edit the content of the site it is on, and the current instant. */
export type Editor = { readonly siteId: string; readonly accountId: string; readonly now: string }

const POST_NOT_FOUND = { status: 404, message: 'Post not found.' } as const

export const postNotFound = () => refuseCall('POST_NOT_FOUND', POST_NOT_FOUND)

/** The caller, if they may edit here. Others are refused with 404, or 401 when not signed in. */
export async function editorOf(context: CallContext): Promise<Editor> {
  const account = await signedIn(context)
  const { id: siteId, organisationId } = await siteOf(context.app, context.host)
  if (!may(account, 'edit-content', { organisationId })) throw postNotFound()
  return { siteId, accountId: account.accountId, now: context.app.now() }
}
