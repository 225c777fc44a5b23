import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { Pending } from '#shared/pending.tsx'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/notifications.ts'
import type { Route } from './+types/notifications-page.ts'
import { loadNotices, markAllRead, type NoticeEntry } from './notice-calls.ts'
import { NoticeList } from './notice-list.tsx'
import styles from './notices.module.css'

const SIZE = 30

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.notifications,
    description: t.notificationsDescription,
    path: '/notifications',
  })

const loadFirst = () => loadNotices(SIZE)

export default function NotificationsPage() {
  const { answer, again } = useQueryAnswer({ key: ['notices'], call: loadFirst, keep: false })
  const first = answer?.ok ? answer.data.data : undefined
  return (
    <div className={`pv-page ${styles.page}`}>
      <div className={styles.head}>
        <h1 className="pv-title">{t.notifications}</h1>
        <Link
          className={buttonClasses({ variant: 'outline', size: 'small' })}
          to="/notifications/settings"
        >
          {t.settings}
        </Link>
      </div>
      <Pending answer={answer} again={again} height="320px" />
      {first?.items.length === 0 && (
        <EmptyState title={t.nothingYet}>{t.followSomething}</EmptyState>
      )}
      {first && first.items.length > 0 && (
        <Told key={first.items[0]?.id} first={first} again={again} />
      )}
    </div>
  )
}

type Part = { readonly items: readonly NoticeEntry[]; readonly next: string | null }

type ToldProps = { readonly first: Part; readonly again: () => void }

function Told({ first, again }: ToldProps) {
  const [earlier, setEarlier] = useState<Part>({ items: [], next: first.next })
  const [allRead, setAllRead] = useState(false)
  const [busy, setBusy] = useState(false)
  const more = async (after: string) => {
    setBusy(true)
    const answer = await loadNotices(SIZE, after)
    setBusy(false)
    if (!answer.ok) return toasts.add('error', answer.message)
    const { items, next } = answer.data.data
    return setEarlier((before) => ({ items: [...before.items, ...items], next }))
  }
  const readAll = async () => {
    const answer = await markAllRead()
    if (answer.ok) setAllRead(true)
    else toasts.add('error', answer.message)
  }
  const notices = [...first.items, ...earlier.items]
  const { next } = earlier
  return (
    <Panel
      level={2}
      title={t.latest}
      note={
        notices.some(({ isRead }) => !isRead) && (
          <Button variant="quiet" size="small" onClick={() => void readAll()}>
            {allRead ? t.allRead : t.markAllAsRead}
          </Button>
        )
      }
    >
      <NoticeList notices={notices} allRead={allRead} onRead={again} />
      {next !== null && (
        <Button variant="outline" busy={busy} onClick={() => void more(next)}>
          {t.showEarlier}
        </Button>
      )}
    </Panel>
  )
}
