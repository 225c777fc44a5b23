import type { PostText } from '@pavilion/contract/cms/editor-post.ts'
import { may } from '#access/access.ts'
import type { CallContext } from '#http/implement.ts'
import { refuseField } from '#http/refuse-call.ts'
import { signedIn } from '#sessions/sessions.ts'
import { siteScope } from '#sites/sites.ts'
import type { Editor } from './editor.ts'
import { findShownOrganisations } from './organisation.queries.ts'

/** Whose news a new post is; null for the site's own. Who writes for one organisation only need not say so. */
export async function writesFor(
  context: CallContext,
  { organisationIds }: Editor,
  asked: string | undefined,
): Promise<string | null> {
  if (asked === undefined && organisationIds === null) return null
  const chosen = asked ?? (organisationIds?.length === 1 ? organisationIds[0] : undefined)
  const account = await signedIn(context)
  const isAllowed = chosen !== undefined && may(account, 'write-news', { organisationId: chosen })
  if (!isAllowed) throw refuseField('organisationId', 'Choose an organisation that you write for.')
  const shown = await findShownOrganisations(context.app.db, [chosen], await siteScope(context))
  if (shown.length === 0) throw refuseField('organisationId', 'This site does not show it.')
  return chosen
}

/** An organisation has news and articles; legends and pages are the site's. */
export function refuseOtherKinds(organisationId: string | null, { kind }: PostText): void {
  if (organisationId === null || kind === 'news' || kind === 'blog') return
  throw refuseField('words.kind', 'An organisation writes news and blog posts.')
}
