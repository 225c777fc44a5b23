import type { EditorEntry } from '@pavilion/contract/cms/editor-post.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, shortDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/cms.ts'
import { kindNames } from './post-labels.ts'
import styles from './content.module.css'
import { StatusTag } from './status-tag.tsx'

/** The posts, each linking to its editor. */
export function EntryRows({ entries }: { readonly entries: readonly EditorEntry[] }) {
  return (
    <ul className={classes('pv-card', styles.rows)}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryRow entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function EntryRow({ entry }: { readonly entry: EditorEntry }) {
  const { locale, timeZone } = useShell()?.site ?? { locale: 'en', timeZone: 'UTC' }
  const at = (instant: string) =>
    `${shortDay(dayAt(instant, timeZone), locale)}, ${timeAt(instant, { locale, timeZone })}`
  const { id, title, kind, category, status, publishedAt, changedAt, changedBy } = entry
  const about = [
    entry.organisation?.name,
    kindNames[kind],
    category,
    status === 'scheduled' && publishedAt && t.fromPublishedAt({ publishedAt: at(publishedAt) }),
  ]
  return (
    <Link className={styles.entry} to={`/operator/content/${id}`}>
      <span className={styles.names}>
        <b>{title}</b>
        <span className="pv-small pv-muted">{about.filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.changed}>
        {at(changedAt)}
        {changedBy && <span>{changedBy}</span>}
      </span>
      <StatusTag status={status} />
    </Link>
  )
}
