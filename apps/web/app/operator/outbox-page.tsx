import { Button } from '@pavilion/kit/button.tsx'
import { Chip } from '@pavilion/kit/chip.tsx'
import { SearchField } from '@pavilion/kit/search-field.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { EmptyState, ErrorState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import type { Route } from './+types/outbox-page.ts'
import { NotFound } from '#layout/error-page.tsx'
import * as t from '#texts/operator.ts'
import { operatorHead } from './operator-head.ts'
import styles from './operator.module.css'
import { OutboxMessage } from './outbox-message.tsx'
import { type Channel, type Found, useOutbox } from './use-outbox.ts'
import { OperatorHead } from './operator-head.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  operatorHead(matches, {
    title: t.outbox,
    description: t.unsentMessages,
    path: '/operator/outbox',
  })

const channels: readonly (readonly [Channel | undefined, string])[] = [
  [undefined, t.all],
  ['sms', t.sms],
  ['email', t.email],
]

/** The messages that are kept while no channel is configured. */
export default function OutboxPage() {
  const [text, setText] = useState('')
  const [channel, setChannel] = useState<Channel>()
  const { answer, again, list, busy, more } = useOutbox(text.trim(), channel)
  if (answer?.ok === false && answer.status === 404) return <NotFound />
  return (
    <div className={`pv-page ${styles.page}`}>
      <OperatorHead title={t.outbox} lead={t.noMailServerOrSmsGateway} />
      <search className={styles.filters}>
        <SearchField
          label={t.searchTheOutbox}
          placeholder={t.anAddressOrSomeWords}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <fieldset className={styles.chips} aria-label={t.channel}>
          {channels.map(([one, label]) => (
            <Chip key={label} pressed={channel === one} onClick={() => setChannel(one)}>
              {label}
            </Chip>
          ))}
        </fieldset>
        <Button variant="outline" size="small" onClick={again}>
          {t.refresh}
        </Button>
      </search>
      {answer === undefined && <Skeleton height="420px" />}
      {answer?.ok === false && (
        <ErrorState action={<Button onClick={again}>{t.tryAgain}</Button>}>
          {answer.message}
        </ErrorState>
      )}
      {list && (
        <Messages
          found={list}
          isFiltered={text !== '' || channel !== undefined}
          busy={busy}
          more={more}
        />
      )}
    </div>
  )
}

type MessagesProps = {
  readonly found: Found
  readonly isFiltered: boolean
  readonly busy: boolean
  readonly more: (after: string) => Promise<void>
}

function Messages({ found, isFiltered, busy, more }: MessagesProps) {
  const { items, total, next } = found
  if (items.length === 0) {
    return (
      <EmptyState title={isFiltered ? t.noMessagesFound : t.noUnsentMessages}>
        {isFiltered ? t.tryOtherWordsOrAll : t.codesAndEmailsAppearHere}
      </EmptyState>
    )
  }
  return (
    <>
      <output className="pv-muted">{t.messagesNewestFirst({ count: total })}</output>
      <ol className={styles.messages}>
        {items.map((message) => (
          <OutboxMessage key={message.id} message={message} />
        ))}
      </ol>
      {next !== null && (
        <Button variant="outline" busy={busy} onClick={() => void more(next)}>
          {t.showMore}
        </Button>
      )}
    </>
  )
}
