import type { OrganisationRole } from '@pavilion/contract/access/roles.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { usePermissions } from '#shared/use-permissions.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/cms.ts'

const writesNews: readonly OrganisationRole[] = ['owner', 'admin', 'content-editor']

/** The way to the editor of a post, for those who edit the site's content; others see nothing. */
type EditLinkProps = {
  readonly postId: string
  /** Whose news it is; undefined for the site's own. */
  readonly organisationId: string | undefined
}

export function EditLink({ postId, organisationId }: EditLinkProps) {
  const { auth } = useClientState()
  const told = usePermissions(auth.token !== null)
  if (auth.token === null || told?.ok !== true) return null
  const { actions, roles } = told.data.data
  const writes = roles.some(
    ({ role, organisation }) => organisation.id === organisationId && writesNews.includes(role),
  )
  if (!writes && !actions.includes('edit-content')) return null
  return (
    <Link
      className={buttonClasses({ variant: 'outline', size: 'small' })}
      to={`/operator/content/${postId}`}
    >
      {t.editPost}
    </Link>
  )
}
