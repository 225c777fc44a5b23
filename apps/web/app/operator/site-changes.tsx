import { Panel } from '@pavilion/kit/panel.tsx'
import { momentHere } from '#shared/dates.ts'
import type { Settings } from './site-calls.ts'
import styles from './site-page.module.css'

const names: Readonly<Record<string, string>> = {
  name: 'name',
  tagline: 'tagline',
  description: 'description',
  country: 'country',
  currency: 'currency',
  locale: 'language',
  timeZone: 'time zone',
  noReply: 'no-reply address',
  contactEmail: 'contact address',
  nameLength: 'length of names',
  brand: 'colour',
  logo: 'logo',
  radius: 'corners',
  links: 'links',
}

type SiteChangesProps = Pick<Settings, 'changes'> & { readonly locale: string }

/** Changes of the site's settings and who made them, newest first. */
export function SiteChanges({ changes, locale }: SiteChangesProps) {
  return (
    <Panel level={2} title="Changes">
      {changes.length === 0 ? (
        <p className="pv-muted">Nothing has been changed yet.</p>
      ) : (
        <ol className={styles.changes}>
          {changes.map(({ revision, at, by, fields }) => (
            <li key={revision}>
              <b>{fields.map((field) => names[field] ?? field).join(', ')}</b>
              <span>
                {by ?? 'Somebody who has left'}, <time dateTime={at}>{momentHere(at, locale)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
