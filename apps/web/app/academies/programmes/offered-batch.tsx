import type { OfferedBatch } from '@pavilion/contract/academies/programme-fields.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { dayRange } from '#shared/dates.ts'
import * as t from '#texts/academies.ts'
import styles from './offer.module.css'
import { timesText } from './programme-text.ts'

/** A batch as everybody sees it. */
export function OfferedBatchRow({ batch }: { readonly batch: OfferedBatch }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { name, branch, place, coach, term, firstDay, lastDay, times } = batch
  const days = dayRange(firstDay, lastDay, locale)
  return (
    <>
      <span className={styles.text}>
        <b>{name}</b>
        <span>{timesText(times, locale)}</span>
        <span className="pv-small pv-muted">
          {[term === null ? days : t.termWithDays({ term, days }), branch.name, branch.address]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span className="pv-small pv-muted">
          {[place, coach === null ? '' : t.coachIs({ name: coach })].filter(Boolean).join(', ')}
        </span>
      </span>
      <Places batch={batch} />
    </>
  )
}

/** How many places are left, and the way to one. */
function Places({ batch }: { readonly batch: OfferedBatch }) {
  const { id, name, isOpen, capacity, taken } = batch
  const left = capacity - taken
  const isFull = left <= 0
  if (!isOpen) return <span className="pv-small pv-muted">{t.notTakingEnrolments}</span>
  return (
    <span className={styles.enrol}>
      <span className="pv-small pv-muted">{isFull ? t.full : t.placesLeft({ left })}</span>
      <Link
        className={buttonClasses({ size: 'small', variant: isFull ? 'outline' : 'primary' })}
        aria-label={isFull ? t.waitFor({ name }) : t.enrolIn({ name })}
        to={`/enrol/${id}`}
      >
        {isFull ? t.joinWaitingList : t.enrol}
      </Link>
    </span>
  )
}
