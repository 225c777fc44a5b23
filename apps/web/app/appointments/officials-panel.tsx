import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayRange } from '#shared/dates.ts'
import shared from '#shared/console.module.css'
import * as t from '#texts/appointments.ts'
import { type BookProps, type Official, removeOfficial } from './appointment-calls.ts'
import { roleText } from './appointment-text.ts'
import styles from './appointments.module.css'
import { useChange } from '#shared/use-change.ts'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)
const OfficialDialog = lazy(() =>
  import('./official-dialog.tsx').then((module) => ({ default: module.OfficialDialog })),
)

/** Who can be appointed. */
export function OfficialsPanel(props: BookProps) {
  const { book } = props
  const [edited, setEdited] = useState<Official | 'new'>()
  return (
    <Panel level={2} title={t.panel}>
      <div className={shared.form}>
        {book.panel.length === 0 ? (
          <EmptyState title={t.noPanelYet}>{t.panelHelp}</EmptyState>
        ) : (
          <ul>
            {book.panel.map((official) => (
              <li key={official.id} className={styles.match}>
                <OfficialRow {...props} official={official} onEdit={() => setEdited(official)} />
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button variant="outline" onClick={() => setEdited('new')}>
            {t.addOfficial}
          </Button>
        </div>
      </div>
      {edited !== undefined && (
        <Suspense>
          <OfficialDialog
            {...props}
            official={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Panel>
  )
}

type RowProps = BookProps & { readonly official: Official; readonly onEdit: () => void }

function OfficialRow(props: RowProps) {
  const { official, book } = props
  const locale = useShell()?.site.locale ?? 'en'
  const { name, roles, grade, matches, away, conflicts, isOfOrganisation } = official
  const facts = [
    roles.map((role) => roleText[role]).join(', '),
    t.gradeIs({ grade }),
    t.matchesOf({ count: matches }),
    ...(conflicts.length > 0 ? [t.hasConflicts({ count: conflicts.length })] : []),
    ...away.map(({ from, until }) => t.awayDays({ days: dayRange(from, until, locale) })),
  ]
  return (
    <div className={styles.row}>
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">{facts.join(' · ')}</span>
      </span>
      {isOfOrganisation && book.organisation !== null && (
        <Tag>{t.ofOrganisation({ name: book.organisation.name })}</Tag>
      )}
      {(!isOfOrganisation || book.runsOrganisation) && <Actions {...props} />}
    </div>
  )
}

function Actions({ official: { id, name }, onEdit, tournamentId, onChanged }: RowProps) {
  const { change } = useChange(onChanged)
  const [removing, setRemoving] = useState(false)
  return (
    <span className={shared.actions}>
      <Button size="small" variant="quiet" aria-label={t.editOfficial({ name })} onClick={onEdit}>
        {t.edit}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t.removeName({ name })}
        onClick={() => setRemoving(true)}
      >
        {t.remove}
      </Button>
      {removing && (
        <Suspense>
          <ConfirmDialog
            title={t.removeName({ name })}
            lead={t.removeLead({ name })}
            action={t.remove}
            onClose={() => setRemoving(false)}
            onConfirm={async () => {
              await change('remove', () => removeOfficial({ tournamentId, panelId: id }))
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
