import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { loginAddress, wanting } from '#layout/modal.ts'
import { onChanged, staysWhenSignedOut } from '#state/api.ts'
import { createQueryClient, forgetAnswers } from '#state/query-client.ts'
import { useClientState } from '#state/use-client-state.ts'
import styles from './own-page.module.css'

/**
 * For signed-in visitors only; others are sent home, where the login dialog opens. The server does not know
 * who is signed in, so it renders none of the content.
 */
export default function ProtectedLayout() {
  const location = useLocation()
  const navigate = useNavigate()
  const { isRestored, auth } = useClientState()
  const isOutside = isRestored && auth.token === null
  useEffect(() => {
    // After logging out the browser is on another page already, while this one is still mounted.
    const isLeft = window.location.pathname !== location.pathname
    if (isOutside && !isLeft && !staysWhenSignedOut()) {
      void navigate(loginAddress(location), { replace: true, state: wanting(location) })
    }
  }, [isOutside, location, navigate])
  if (auth.token === null) return <div className={styles.waiting} />
  return <SignedIn account={auth.userEmail} />
}

/** What was answered is kept while one stays on these pages, and forgotten with every change. */
function SignedIn({ account }: { readonly account: string | null }) {
  const [client] = useState(createQueryClient)
  useEffect(() => onChanged(() => forgetAnswers(client)), [client])
  useEffect(() => () => forgetAnswers(client), [client, account])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
