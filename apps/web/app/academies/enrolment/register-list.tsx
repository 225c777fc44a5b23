import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { shortDay } from '#shared/dates.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import { sessionText } from './batch-summary.tsx'
import { type Register, type RegisterRow, settle } from './enrolment-calls.ts'

const StudentDialog = lazy(() =>
  import('./student-dialog.tsx').then((module) => ({ default: module.StudentDialog })),
)

type RegisterListProps = {
  readonly register: Register
  readonly onChanged: (register: Register) => void
}

/** The students with a place, and those who wait for one. */
export function RegisterList({ register, onChanged }: RegisterListProps) {
  const { rows } = register
  if (rows.length === 0) {
    return (
      <EmptyState level={2} title={t.noStudentsYet}>
        {t.howStudentsCome}
      </EmptyState>
    )
  }
  const parts = [
    { title: t.students, of: rows.filter(({ state }) => state !== 'waiting') },
    { title: t.waitingList, of: rows.filter(({ state }) => state === 'waiting') },
  ]
  return parts
    .filter(({ of }) => of.length > 0)
    .map(({ title, of }) => (
      <Panel key={title} level={3} title={title}>
        <ul className={shared.rows}>
          {of.map((row) => (
            <li key={row.enrolmentId}>
              <RowText row={row} timeZone={register.batch.branch.timeZone} />
              <RowActions row={row} register={register} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      </Panel>
    ))
}

type RowProps = { readonly row: RegisterRow }

function RowText({ row, timeZone }: RowProps & { readonly timeZone: string }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { student, guardian, trialAt } = row
  const facts = [
    trialAt === null ? '' : t.trialOn({ session: sessionText(trialAt, timeZone, locale) }),
    student.bornOn === null ? '' : t.bornOnDay({ day: shortDay(student.bornOn, locale) }),
    guardian === null ? '' : t.guardianIs({ name: guardian }),
  ]
  return (
    <span className={styles.text}>
      <b>{student.name}</b>
      <span className="pv-small pv-muted">{facts.filter(Boolean).join(', ')}</span>
    </span>
  )
}

function RowActions({ row, register, onChanged }: RowProps & RegisterListProps) {
  const [isOpen, setOpen] = useState(false)
  const { enrolmentId, state, student } = row
  const organisationId = register.organisation.id
  const change = async (to: 'enrolled' | 'withdrawn') => {
    const told = await settle({ organisationId, enrolmentId, to })
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    if (told.ok) onChanged(told.data.data)
  }
  return (
    <span className={shared.actions}>
      {state !== 'enrolled' && (
        <Button
          size="small"
          aria-label={t.givePlaceTo({ name: student.name })}
          onClick={() => void change('enrolled')}
        >
          {t.givePlace}
        </Button>
      )}
      <Button
        size="small"
        variant="outline"
        aria-label={t.formOf({ name: student.name })}
        onClick={() => setOpen(true)}
      >
        {t.form}
      </Button>
      <Suspense>
        {isOpen && (
          <StudentDialog
            organisationId={organisationId}
            student={student}
            onClose={() => setOpen(false)}
            onEnd={async () => {
              await change('withdrawn')
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </span>
  )
}
