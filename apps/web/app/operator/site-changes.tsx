import { Panel } from '@pavilion/kit/panel.tsx'
import { momentHere } from '#shared/dates.ts'
import * as t from '#texts/operator.ts'
import type { Settings } from './site-calls.ts'
import styles from './site-page.module.css'

const names: Readonly<Record<string, string>> = {
  name: 'name',
  tagline: 'tagline',
  description: 'description',
  country: 'country',
  currency: 'currency',
  locale: 'language',
  timeZone: t.timeZone,
  noReply: t.noReplyAddress,
  contactEmail: t.contactAddress,
  nameLength: t.nameLengths,
  brand: 'colour',
  logo: 'logo',
  radius: 'corners',
  links: 'links',
}

type SiteChangesProps = Pick<Settings, 'changes'> & { readonly locale: string }

/** Changes of the site's settings and who made them, newest first. */
export function SiteChanges({ changes, locale }: SiteChangesProps) {
  return (
    <Panel level={2} title={t.changes}>
      {changes.length === 0 ? (
        <p className="pv-muted">{t.noChangesYet}</p>
      ) : (
        <ol className={styles.changes}>
          {changes.map(({ revision, at, by, fields }) => (
            <li key={revision}>
              <b>{fields.map((field) => names[field] ?? field).join(', ')}</b>
              <span>
                {by ?? t.formerMember}, <time dateTime={at}>{momentHere(at, locale)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
