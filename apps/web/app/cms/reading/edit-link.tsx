import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { usePermissions } from '#shared/use-permissions.ts'
import { useClientState } from '#state/use-client-state.ts'
import * as t from '#texts/cms.ts'

/** The way to the editor of a post, for those who edit the site's content; others see nothing. */
export function EditLink({ postId }: { readonly postId: string }) {
  const { auth } = useClientState()
  const told = usePermissions(auth.token !== null)
  if (auth.token === null || told?.ok !== true) return null
  if (!told.data.data.actions.includes('edit-content')) return null
  return (
    <Link
      className={buttonClasses({ variant: 'outline', size: 'small' })}
      to={`/operator/content/${postId}`}
    >
      {t.editPost}
    </Link>
  )
}
