import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useEffect, useState } from 'react'
import { momentHere } from '#shared/dates.ts'
import { Pending } from '#shared/pending.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/accounts.ts'
import { deviceName } from '#shared/device-name.ts'
import { eventText, isWorrying } from './event-labels.ts'
import { loadEvents } from './own-calls.ts'
import type { OwnEvent } from './own-calls.ts'
import styles from './own-page.module.css'

const SHOWN = 6
const MORE = 20

type EventsPanelProps = {
  /** How many changes were made on this page; a new number reloads the list. */
  readonly changes: number
}

/** The security events of the account, newest first. */
export function EventsPanel({ changes }: EventsPanelProps) {
  const { answer, again } = useQueryAnswer({ key: ['security-events'], call: loadFirst })
  const first = answer?.ok ? answer.data.data : undefined
  useEffect(() => {
    if (changes > 0) void again()
  }, [changes, again])
  return (
    <Panel level={2} title={t.accountActivity}>
      <Pending answer={answer} again={again} height="240px" />
      {first && <Events key={first.items[0]?.id} first={first} />}
    </Panel>
  )
}

const loadFirst = () => loadEvents(SHOWN)

type Part = { readonly items: readonly OwnEvent[]; readonly next: string | null }

function Events({ first }: { readonly first: Part }) {
  const [later, setLater] = useState<Part>({ items: [], next: first.next })
  const [busy, setBusy] = useState(false)
  const more = async (after: string) => {
    setBusy(true)
    const answer = await loadEvents(MORE, after)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { items, next } = answer.data.data
    return setLater((before) => ({ items: [...before.items, ...items], next }))
  }
  const { next } = later
  return (
    <>
      <ol className={styles.sessions}>
        {[...first.items, ...later.items].map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {next !== null && (
        <div className={styles.everywhere}>
          <Button variant="outline" busy={busy} onClick={() => void more(next)}>
            {t.showEarlier}
          </Button>
        </div>
      )}
    </>
  )
}

function Event({ event }: { readonly event: OwnEvent }) {
  return (
    <li className={styles.session}>
      <div>
        <b>{eventText[event.kind]}</b>
        <small>
          <time dateTime={event.at}>{momentHere(event.at, 'en')}</time>
          {`, ${deviceName(event.userAgent)}, ${event.address}`}
        </small>
      </div>
      {isWorrying(event) && <Tag tone="warning">{t.wasThisYou}</Tag>}
    </li>
  )
}
