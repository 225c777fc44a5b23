import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Route } from './+types/messages-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { momentHere } from '#shared/dates.ts'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import styles from '../clubs.module.css'
import { audienceName } from './audience-name.ts'
import { MessageForm } from './message-form.tsx'
import { listMessages, type Sent, type SentMessage } from './message-calls.ts'

const ReadersDialog = lazy(() =>
  import('./readers-dialog.tsx').then((module) => ({ default: module.ReadersDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), { title: t.messages, description: t.whatMessagesAre, path: '/manage' })

/** What a club tells its people, and who has seen it. */
export default function MessagesPage({ params: { organisationId } }: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['club-messages', organisationId],
    call: () => listMessages(organisationId),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(sent) => <Page key={sent.organisation.id} first={sent} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Sent }) {
  const [sent, setSent] = useState(first)
  const [opened, setOpened] = useState<SentMessage>()
  const { organisation, messages } = sent
  return (
    <OrganisationConsole
      organisation={sent.organisation}
      isManager={sent.isManager}
      current="messages"
    >
      <div className={styles.parts}>
        <Panel level={2} title={t.sentMessages}>
          {messages.length === 0 && <p className="pv-muted">{t.whatMessagesAre}</p>}
          <ul className={shared.rows}>
            {messages.map((message) => (
              <li key={message.id}>
                <MessageRow message={message} onOpen={() => setOpened(message)} />
              </li>
            ))}
          </ul>
        </Panel>
        <Panel level={2} title={t.newMessage}>
          <MessageForm key={messages[0]?.id ?? ''} sent={sent} onSent={setSent} />
        </Panel>
      </div>
      <Suspense>
        {opened !== undefined && (
          <ReadersDialog
            organisationId={organisation.id}
            message={opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </OrganisationConsole>
  )
}

/** "9 with an account · 2 by email · 1 not reached"; nothing is said of nobody. */
function reachText({ account, email, nothing }: SentMessage['reached']): string {
  const parts = [
    account > 0 && t.reachedByAccount({ count: account }),
    email > 0 && t.reachedByEmail({ count: email }),
    nothing > 0 && t.reachedByNothing({ count: nothing }),
  ]
  return parts.filter(Boolean).join(' · ')
}

type RowProps = { readonly message: SentMessage; readonly onOpen: () => void }

function MessageRow({ message, onOpen }: RowProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { subject, audience, author, sentAt, mustBeSeen, people, seen, reached } = message
  return (
    <>
      <span className={styles.text}>
        <b>{subject}</b>
        <span className="pv-small pv-muted">
          {[audienceName(audience), author, momentHere(sentAt, locale)].join(' · ')}
        </span>
        <span className="pv-small pv-muted">{reachText(reached)}</span>
      </span>
      {mustBeSeen ? (
        <Button
          size="small"
          variant="outline"
          aria-label={t.readersOf({ subject })}
          onClick={onOpen}
        >
          {t.seenBy({ seen, people })}
        </Button>
      ) : (
        <span className="pv-small pv-muted">{t.toPeople({ count: people })}</span>
      )}
    </>
  )
}
