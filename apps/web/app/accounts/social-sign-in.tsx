import type { Provider } from '@pavilion/contract/providers/provider.ts'
import type { Site } from '@pavilion/contract/sites/site-calls.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { FacebookMark, GoogleMark } from '@pavilion/kit/icons/brands.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { withoutModal } from '#layout/modal.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import styles from './account-dialog.module.css'
import { startOAuth } from './oauth.ts'

const ways = [
  { provider: 'google', mark: <GoogleMark />, label: t.google },
  { provider: 'facebook', mark: <FacebookMark />, label: t.facebook },
] as const

/** The buttons that the specification asks for; each works when its provider is configured. */
export function SocialSignIn({ site }: { readonly site: Site }) {
  const [leaving, setLeaving] = useState<Provider>()
  const { pathname = '/', search = '' } = withoutModal(useLocation())
  const leave = async (provider: Provider) => {
    setLeaving(provider)
    const answer = await startOAuth(provider, { from: pathname + search })
    if (answer.ok) return
    setLeaving(undefined)
    toasts.add('error', answer.message)
  }
  return (
    <div>
      <p className={styles.or}>{t.or}</p>
      <div className={styles.pair}>
        {ways.map(({ provider, mark, label }) => (
          <Button
            key={provider}
            variant="quiet"
            busy={leaving === provider}
            {...(site.socialSignIn.includes(provider) && { onClick: () => void leave(provider) })}
          >
            {mark}
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
