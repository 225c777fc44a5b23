import { Icon } from '@pavilion/kit/icons/icon.tsx'
import type { IconName } from '@pavilion/kit/icons/paths.ts'
import { Link } from 'react-router'
import { momentHere } from '#shared/dates.ts'
import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/notifications.ts'
import { markRead, type NoticeEntry } from './notice-calls.ts'
import styles from './notices.module.css'

const icons: Readonly<Record<NoticeEntry['kind'], IconName>> = {
  'match-start': 'play',
  wicket: 'ball',
  'innings-end': 'pause',
  result: 'cup',
  tournament: 'grid',
  invitation: 'mail',
  booking: 'calendar',
  order: 'cart',
  role: 'user',
  club: 'users',
}

type NoticeListProps = {
  readonly notices: readonly NoticeEntry[]
  /** All were marked as read on this page. */
  readonly allRead: boolean
  readonly onRead: () => void
}

/** Notifications, each a link to what it is about. Following the link marks it as read. */
export function NoticeList({ notices, allRead, onRead }: NoticeListProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <ol className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link
            className={styles.notice}
            to={notice.path}
            onClick={() => {
              if (!notice.isRead) void markRead(notice.id).then(onRead)
            }}
          >
            <span className={styles.mark}>
              <Icon name={icons[notice.kind]} size={20} />
            </span>
            <span className={styles.text}>
              <b>{notice.title}</b>
              <span>{notice.body}</span>
              <time dateTime={notice.at}>{momentHere(notice.at, locale)}</time>
            </span>
            {!notice.isRead && !allRead && (
              <span className={styles.dot}>
                <span className="pv-hidden">{t.unreadDot}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  )
}
