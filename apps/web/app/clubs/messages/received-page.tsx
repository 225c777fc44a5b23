import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Link } from 'react-router'
import { useState } from 'react'
import type { Route } from './+types/received-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { momentHere } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import styles from '../clubs.module.css'
import { listReceived, readMessage, type Received } from './message-calls.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.messages,
    description: t.whatClubsWrite,
    path: '/my-cricket/messages',
  })

/** What the account's clubs have written to it, and to the children it looks after. */
export default function ReceivedPage() {
  const { answer, again } = useQueryAnswer({
    key: ['received-messages'],
    call: listReceived,
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(messages) => (
        <div className={`pv-page ${shared.page}`}>
          <div className={shared.headText}>
            <Link className="pv-link pv-small" to="/my-cricket">
              {t.myCricket}
            </Link>
            <h1 className="pv-title">{t.messages}</h1>
          </div>
          {messages.length === 0 && (
            <EmptyState level={2} title={t.noMessages}>
              {t.whatClubsWrite}
            </EmptyState>
          )}
          {messages.map((message) => (
            <Message key={message.id} message={message} again={again} />
          ))}
        </div>
      )}
    </ConsoleFrame>
  )
}

type MessageProps = { readonly message: Received; readonly again: () => void }

function Message({ message, again }: MessageProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [busy, setBusy] = useState(false)
  const { id, organisation, subject, text, author, sentAt, mustBeSeen, seenAt } = message
  const see = async () => {
    setBusy(true)
    const answer = await readMessage(id)
    setBusy(false)
    if (answer.ok) again()
    else toasts.add('error', answer.message)
  }
  return (
    <Panel level={2} title={subject}>
      <p className="pv-small pv-muted">
        {[organisation.name, author, momentHere(sentAt, locale)].join(' · ')}
      </p>
      <p className={styles.message}>{text}</p>
      {mustBeSeen && seenAt === null && (
        <div className={shared.actions}>
          <Button busy={busy} onClick={() => void see()}>
            {t.iHaveSeenIt}
          </Button>
          <span className="pv-small pv-muted">{t.theClubSeesIt}</span>
        </div>
      )}
      {mustBeSeen && seenAt !== null && <p className="pv-small pv-muted">{t.youHaveSeenIt}</p>}
    </Panel>
  )
}
