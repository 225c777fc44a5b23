import { useShell } from '#layout/use-shell.ts'
import * as t from '#texts/common.ts'
import styles from './calendar-links.module.css'

/** The matches of a page as a calendar: to subscribe to, and as a file. */
export function CalendarLinks({ path }: { /** Of the page. */ readonly path: string }) {
  const file = `${path.slice(0, path.lastIndexOf('/'))}/calendar.ics`
  const origin = useShell()?.origin ?? ''
  return (
    <span className={styles.links}>
      <a className="pv-link" href={origin.replace(/^https?:/, 'webcal:') + file}>
        {t.subscribeInACalendar}
      </a>
      <a className="pv-link" href={file} download>
        {t.calendarFile}
      </a>
    </span>
  )
}
