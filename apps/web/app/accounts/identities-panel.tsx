import type { IdentityEntry } from '@pavilion/contract/providers/provider-calls.ts'
import type { Provider } from '@pavilion/contract/providers/provider.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/accounts.ts'
import { loadIdentities, unlinkIdentity } from './account-calls.ts'
import { startOAuth } from './oauth.ts'
import styles from './own-page.module.css'

const names: Readonly<Record<Provider, string>> = { google: 'Google', facebook: 'Facebook' }

/** The linked providers; nothing when none is configured or linked. */
export function IdentitiesPanel() {
  const { answer, again } = useQueryAnswer({ key: ['identities'], call: loadIdentities })
  const ways = useShell()?.site.socialSignIn ?? []
  if (answer?.ok !== true) return answer && ways.length > 0 ? <p>{answer.message}</p> : null
  const identities = answer.data.data
  if (ways.length + identities.length === 0) return null
  const unlinked = ways.filter((way) => identities.every(({ provider }) => provider !== way))
  return (
    <Panel level={2} title={t.otherWaysToLogIn}>
      <ul className={styles.sessions}>
        {identities.map((identity) => (
          <Identity key={identity.id} identity={identity} onUnlinked={again} />
        ))}
      </ul>
      <div className={styles.everywhere}>
        {unlinked.map((way) => (
          <LinkButton key={way} provider={way} />
        ))}
        <p className="pv-muted">{t.yourPasswordStillWorks}</p>
      </div>
    </Panel>
  )
}

type IdentityProps = { readonly identity: IdentityEntry; readonly onUnlinked: () => void }

function Identity({ identity, onUnlinked }: IdentityProps) {
  const [busy, setBusy] = useState(false)
  const name = names[identity.provider]
  const unlink = async () => {
    setBusy(true)
    const answer = await unlinkIdentity(identity.id)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    toasts.add('success', answer.data.message)
    return onUnlinked()
  }
  return (
    <li className={styles.session}>
      <div>
        <b>{name}</b>
        <small>{identity.email ?? t.noAddressGiven}</small>
      </div>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        aria-label={t.unlinkName({ name })}
        onClick={() => void unlink()}
      >
        {t.unlink}
      </Button>
    </li>
  )
}

function LinkButton({ provider }: { readonly provider: Provider }) {
  const [busy, setBusy] = useState(false)
  const link = async () => {
    setBusy(true)
    const answer = await startOAuth(provider, { from: '/user/my-profile', link: true })
    if (answer.ok) return
    setBusy(false)
    toasts.add('error', answer.message)
  }
  return (
    <Button variant="outline" busy={busy} onClick={() => void link()}>
      {t.linkNames({ names: names[provider] })}
    </Button>
  )
}
