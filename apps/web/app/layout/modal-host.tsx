import { lazy } from 'react'
import { useSearchParams } from 'react-router'

const LoginDialog = lazy(() =>
  import('./login-dialog.tsx').then(({ LoginDialog: dialog }) => ({ default: dialog })),
)

const dialogs: Readonly<Record<string, typeof LoginDialog>> = {
  login: LoginDialog,
  signup: LoginDialog,
}

/** The one dialog that `?modal=` asks for; any other value, or none, shows none. */
export function ModalHost({ siteName }: { readonly siteName: string }) {
  const [query] = useSearchParams()
  const Dialog = dialogs[query.get('modal') ?? '']
  return Dialog && <Dialog siteName={siteName} />
}
