import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { Pending } from '#shared/pending.tsx'
import { useAnswer } from '#state/use-answer.ts'
import * as t from '#texts/notifications.ts'
import styles from './bell.module.css'
import { loadNotices, markAllRead } from './notice-calls.ts'
import { NoticeList } from './notice-list.tsx'

const SHOWN = 8

const loadLatest = () => loadNotices(SHOWN)

/** The latest notifications. */
export function BellPanel() {
  const { answer, again } = useAnswer(loadLatest)
  const [allRead, setAllRead] = useState(false)
  const latest = answer?.ok ? answer.data.data.items : undefined
  const readAll = async () => {
    const told = await markAllRead()
    if (told.ok) setAllRead(true)
  }
  return (
    <>
      <div className={styles.head}>
        <h2>{t.notifications}</h2>
        {latest?.some(({ isRead }) => !isRead) && (
          <Button variant="quiet" size="small" onClick={() => void readAll()}>
            {allRead ? t.allRead : t.markAllAsRead}
          </Button>
        )}
      </div>
      <div className={styles.body}>
        <Pending answer={answer} again={again} height="180px" />
        {latest?.length === 0 && <p className="pv-muted">{t.followSomething}</p>}
        {latest && <NoticeList notices={latest} allRead={allRead} onRead={again} />}
      </div>
      <div className={styles.ends}>
        <Link to="/notifications">{t.seeAll}</Link>
        <Link to="/notifications/settings">{t.settings}</Link>
      </div>
    </>
  )
}
