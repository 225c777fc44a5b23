import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useHashToken } from '#shared/use-hash-token.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/notifications.ts'
import { endEmails } from '../notice-calls.ts'
import type { Route } from './+types/stop-emails-page.ts'
import notices from '../notices.module.css'
import styles from './settings.module.css'

export const meta: Route.MetaFunction = ({ matches }) => [
  ...ownHead(shellOf(matches), {
    title: t.stopEmailsTitle,
    description: t.stopEmailsDescription,
    path: '/stop-emails',
  }),
  { name: 'referrer', content: 'no-referrer' },
]

/** Where the link below an email of notifications leads: ends them without logging in. */
export default function StopEmailsPage() {
  const token = useHashToken()
  return (
    <div className={`pv-page ${notices.page}`}>
      <h1 className="pv-title">{t.stopEmailsTitle}</h1>
      {token === '' ? <p>{t.linkIncomplete}</p> : <Ask key={token} token={token} />}
    </div>
  )
}

function Ask({ token }: { readonly token: string | undefined }) {
  const site = useShell()?.site.name ?? ''
  const [busy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const stop = async () => {
    setBusy(true)
    const answer = await endEmails(token ?? '')
    setBusy(false)
    if (answer.ok) setDone(true)
    else toasts.add('error', answer.message)
  }
  if (isDone) return <Done />
  return (
    <div className={styles.part}>
      <p>{t.stopEmailsAsk({ site })}</p>
      <Button busy={busy} disabled={token === undefined} onClick={() => void stop()}>
        {t.stopEmails}
      </Button>
    </div>
  )
}

const Done = () => (
  <div className={styles.part}>
    <output>{t.emailsStopped}</output>
    <p>{t.emailsAgain}</p>
    <Link className={buttonClasses({ variant: 'outline' })} to="/notifications/settings">
      {t.settingsTitle}
    </Link>
  </div>
)
