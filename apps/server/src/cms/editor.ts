import { may, organisationsWrittenForBy } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseCall } from '#http/refuse-call.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteOf, siteScope } from '#sites/sites.ts'
import { findShownOrganisations } from './organisation.queries.ts'

/** An account that may edit the content of the site it is on, all or that of its organisations, and the instant. */
export type Editor = {
  readonly siteId: string
  readonly accountId: string
  readonly now: string
  /** Whose news the account may write; null for everything on the site. */
  readonly organisationIds: readonly string[] | null
}

const POST_NOT_FOUND = { status: 404, message: 'Post not found.' } as const

export const postNotFound = () => refuseCall('POST_NOT_FOUND', POST_NOT_FOUND)

/** The caller, if they may edit here. Others are refused with 404, or 401 when not signed in. */
export async function editorOf(context: CallContext): Promise<Editor> {
  const account = await signedIn(context)
  const { app, host } = context
  const { id: siteId, organisationId } = await siteOf(app, host)
  const editor = { siteId, accountId: account.accountId, now: app.now() }
  if (may(account, 'edit-content', { organisationId })) return { ...editor, organisationIds: null }
  const own = organisationsWrittenForBy(account)
  const scope = await siteScope(context)
  const organisationIds = own.length === 0 ? [] : await findShownOrganisations(app.db, own, scope)
  if (organisationIds.length === 0) throw postNotFound()
  return { ...editor, organisationIds }
}

/** The caller, if they may edit everything here. */
export async function siteEditorOf(context: CallContext): Promise<Editor> {
  const editor = await editorOf(context)
  if (editor.organisationIds !== null) throw postNotFound()
  return editor
}
