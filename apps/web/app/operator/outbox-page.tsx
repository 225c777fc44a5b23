import { Button } from '@pavilion/kit/button.tsx'
import { Chip } from '@pavilion/kit/chip.tsx'
import { SearchField } from '@pavilion/kit/search-field.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/outbox-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import { figure } from '#shared/figures.ts'
import { operatorHead } from './operator-head.ts'
import styles from './operator.module.css'
import { OutboxMessage } from './outbox-message.tsx'
import { type Channel, type Found, useOutbox } from './use-outbox.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, {
    title: 'Outbox',
    description: 'Messages that would have been sent.',
    path: '/operator/outbox',
  })

const channels: readonly (readonly [Channel | undefined, string])[] = [
  [undefined, 'All'],
  ['sms', 'SMS'],
  ['email', 'E-mail'],
]

/** The messages that are kept while no channel is configured. */
export default function OutboxPage() {
  const [text, setText] = useState('')
  const [channel, setChannel] = useState<Channel>()
  const { found, refused, more, again } = useOutbox(text.trim(), channel)
  if (refused?.status === 404) return <NotFound />
  return (
    <div className={`pv-page ${styles.page}`}>
      <header className={styles.head}>
        <Link className="pv-link" to="/operator">
          Operator’s desk
        </Link>
        <h1 className="pv-title">Outbox</h1>
        <p className="pv-muted">
          No mail server and no SMS gateway is configured. What would have been sent lies here.
        </p>
      </header>
      <search className={styles.filters}>
        <SearchField
          label="Search the outbox"
          placeholder="An address or some words"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <fieldset className={styles.chips} aria-label="Channel">
          {channels.map(([one, label]) => (
            <Chip key={label} pressed={channel === one} onClick={() => setChannel(one)}>
              {label}
            </Chip>
          ))}
        </fieldset>
        <Button variant="outline" size="small" onClick={again}>
          Refresh
        </Button>
      </search>
      {refused && (
        <ErrorState action={<Button onClick={again}>Try again</Button>}>
          {refused.message}
        </ErrorState>
      )}
      {!found && !refused && <Skeleton height="420px" />}
      {found && !refused && (
        <Messages found={found} isFiltered={text !== '' || channel !== undefined} more={more} />
      )}
    </div>
  )
}

type MessagesProps = {
  readonly found: Found
  readonly isFiltered: boolean
  readonly more: () => Promise<void>
}

function Messages({ found: { items, total, next }, isFiltered, more }: MessagesProps) {
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    await more()
    setBusy(false)
  }
  if (items.length === 0) {
    return (
      <EmptyState title={isFiltered ? 'No message is like that' : 'Nothing has been sent yet'}>
        {isFiltered
          ? 'Try other words, or all channels.'
          : 'Codes and letters appear here as soon as somebody signs up.'}
      </EmptyState>
    )
  }
  return (
    <>
      <output className="pv-muted">
        {figure(total)} {total === 1 ? 'message' : 'messages'}, the newest first
      </output>
      <ol className={styles.messages}>
        {items.map((message) => (
          <OutboxMessage key={message.id} message={message} />
        ))}
      </ol>
      {next !== null && (
        <Button variant="outline" busy={busy} onClick={() => void show()}>
          Show more
        </Button>
      )}
    </>
  )
}
