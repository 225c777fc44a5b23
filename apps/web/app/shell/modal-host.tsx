import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { lazy } from 'react'
import { useSearchParams } from 'react-router'
import { modalOf } from '#layout/modal.ts'

const AccountDialog = lazy(() =>
  import('#accounts/account-dialog.tsx').then(({ AccountDialog: dialog }) => ({ default: dialog })),
)

/** The dialog that `?modal=` names; none for any other value. */
export function ModalHost({ site }: { readonly site: Site }) {
  const [query] = useSearchParams()
  const modal = modalOf(query.get('modal'))
  return modal && <AccountDialog modal={modal} site={site} />
}
