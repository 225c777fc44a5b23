import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { dayRange } from '#shared/dates.ts'
import * as t from '#texts/academies.ts'
import type { Batch, Plan, Programme } from './plan-calls.ts'
import type { Edited } from './part-dialog.tsx'
import styles from './plan.module.css'
import { agesText, levelText, timesText } from './programme-text.ts'

type ProgrammeCardProps = {
  readonly plan: Plan
  readonly programme: Programme
  readonly onEdit: (edited: Edited) => void
}

/** A programme and its batches. */
export function ProgrammeCard({ plan, programme, onEdit }: ProgrammeCardProps) {
  const { name, level, price, isPublic } = programme
  const batches = plan.batches.filter(({ programmeId }) => programmeId === programme.id)
  const facts = [levelText[level], agesText(programme), price].filter(Boolean)
  return (
    <Panel level={2} title={name} note={isPublic ? undefined : <Tag>{t.hidden}</Tag>}>
      <div className={styles.card}>
        <p className="pv-muted">{facts.join(', ')}</p>
        {batches.length === 0 ? (
          <p className="pv-small">{t.noBatchesYet}</p>
        ) : (
          <ul className={shared.rows}>
            {batches.map((batch) => (
              <li key={batch.id}>
                <BatchText plan={plan} batch={batch} />
                {plan.isManager && (
                  <Button
                    size="small"
                    variant="outline"
                    aria-label={t.editName({ name: batch.name })}
                    onClick={() => onEdit({ kind: 'batches', programme, part: batch })}
                  >
                    {t.edit}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <Link
          className="pv-link"
          to={`/manage/organisations/${plan.organisation.id}/programmes/${programme.id}/skills`}
        >
          {t.skillsOf({ programme: name })}
        </Link>
        {plan.isManager && <Actions programme={programme} onEdit={onEdit} />}
      </div>
    </Panel>
  )
}

function Actions({ programme, onEdit }: Omit<ProgrammeCardProps, 'plan'>) {
  const { name } = programme
  return (
    <div className={shared.actions}>
      <Button
        size="small"
        aria-label={t.addBatchTo({ name })}
        onClick={() => onEdit({ kind: 'batches', programme })}
      >
        {t.addBatch}
      </Button>
      <Button
        size="small"
        variant="outline"
        aria-label={t.editName({ name })}
        onClick={() => onEdit({ kind: 'programmes', part: programme })}
      >
        {t.editProgramme}
      </Button>
    </div>
  )
}

type BatchTextProps = { readonly plan: Plan; readonly batch: Batch }

function BatchText({ plan, batch }: BatchTextProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { name, place, times, days, capacity, isOpen, taken, waiting } = batch
  const branch = plan.branches.find(({ id }) => id === batch.branchId)
  const term = plan.terms.find(({ id }) => id === batch.termId)
  const coach = plan.coaches.find(({ accountId }) => accountId === batch.coachId)
  const when = days === null ? term?.name : dayRange(days.firstDay, days.lastDay, locale)
  return (
    <span className={styles.text}>
      <Link
        className="pv-link"
        to={`/manage/organisations/${plan.organisation.id}/batches/${batch.id}`}
      >
        <b>{name}</b>
      </Link>
      <span>{timesText(times, locale)}</span>
      <span className="pv-small pv-muted">
        {[branch?.name, place, when, coach?.name].filter(Boolean).join(', ')}
      </span>
      <span className="pv-small pv-muted">
        {t.placesLine({ taken, capacity, waiting, isOpen: String(isOpen) })}
      </span>
    </span>
  )
}
