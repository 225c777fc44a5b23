import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import shared from '#shared/console.module.css'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import type { NewMark, Session, Student } from './attendance-calls.ts'
import { nameOf } from './mark-store.ts'
import type { Attendance } from './use-attendance.ts'

const CancelDialog = lazy(() =>
  import('./cancel-dialog.tsx').then((module) => ({ default: module.CancelDialog })),
)

const OversDialog = lazy(() =>
  import('./overs-dialog.tsx').then((module) => ({ default: module.OversDialog })),
)

type SessionCardProps = {
  readonly organisationId: string
  readonly session: Session
  readonly attendance: Attendance
  readonly again: () => void
}

/** A session and who came: one tap a student. */
export function SessionCard(props: SessionCardProps) {
  const { session, attendance } = props
  const { name, starts, place, branch, coach, students, cancelledBecause } = session
  const markOf = ({ enrolmentId, mark }: Student) =>
    attendance.noted[nameOf({ ...session, enrolmentId })] ?? mark
  const came = students.map(markOf).filter((mark) => mark === 'here' || mark === 'late').length
  return (
    <Panel level={3} title={t.sessionAt({ time: starts, name })}>
      <div className={styles.card}>
        <p className="pv-small pv-muted">{[branch, place, coach].filter(Boolean).join(', ')}</p>
        {cancelledBecause !== null ? (
          <p>{t.cancelledBecause({ reason: cancelledBecause || t.noReason })}</p>
        ) : (
          <>
            <Planned {...props} />
            <p>{t.cameOf({ came, students: students.length })}</p>
            <ul className={shared.rows}>
              {students.map((student) => (
                <li key={student.enrolmentId}>
                  <Who student={student} />
                  <Marks
                    student={student}
                    marked={markOf(student)}
                    onTap={(mark) => attendance.tap(tapOf(session, student, mark))}
                  />
                </li>
              ))}
            </ul>
            <div className={shared.actions}>
              {students.length > 0 && <Overs {...props} />}
              <Cancelling {...props} />
            </div>
          </>
        )}
      </div>
    </Panel>
  )
}

const tapOf = ({ day, starts }: Session, { enrolmentId }: Student, mark: NewMark['mark']) => ({
  enrolmentId,
  day,
  starts,
  mark,
})

function Who({ student }: { readonly student: Student }) {
  const { name, isTrial, hasNotes, isOwing, absence } = student
  return (
    <span className={styles.text}>
      <b>{name}</b>
      {absence !== null && (
        <span className="pv-small">
          {absence === '' ? t.notComing : t.notComingBecause({ reason: absence })}
        </span>
      )}
      {(isTrial || hasNotes || isOwing) && (
        <span className={shared.actions}>
          {isTrial && <Tag tone="willow">{t.trial}</Tag>}
          {isOwing && <Tag tone="warning">{t.notPaid}</Tag>}
          {hasNotes && <Tag tone="warning">{t.medical}</Tag>}
        </span>
      )}
    </span>
  )
}

const marks = [
  { mark: 'here', label: t.here, says: t.nameIsHere },
  { mark: 'late', label: t.late, says: t.nameIsLate },
  { mark: 'absent', label: t.absent, says: t.nameIsAbsent },
  { mark: 'excused', label: t.excused, says: t.nameIsExcused },
] as const

type MarksProps = {
  readonly student: Student
  readonly marked: NewMark['mark'] | null
  readonly onTap: (mark: NewMark['mark']) => void
}

const Marks = ({ student: { name }, marked, onTap }: MarksProps) => (
  <span className={shared.actions}>
    {marks.map(({ mark, label, says }) => (
      <Button
        key={mark}
        size="small"
        variant={marked === mark ? 'primary' : 'outline'}
        aria-pressed={marked === mark}
        aria-label={says({ name })}
        onClick={() => onTap(mark)}
      >
        {label}
      </Button>
    ))}
  </span>
)

/** What is planned, to be opened at the nets, and the way to plan it. */
function Planned({
  organisationId,
  session: { batchId, day, starts, plan, name },
}: SessionCardProps) {
  const address = `/manage/organisations/${organisationId}/batches/${batchId}/plan/${day}/${starts}`
  return (
    <div className={styles.text}>
      {plan !== null && (
        <details>
          <summary>{plan.aim || t.plan}</summary>
          <ol className={shared.rows}>
            {plan.drills.map((drill, at) => (
              <li key={at}>
                <span className={styles.text}>
                  <b>{t.drillLine({ name: drill.name, minutes: drill.minutes })}</b>
                  <span>{[drill.note, drill.how].filter(Boolean).join(' ')}</span>
                  <span className="pv-small pv-muted">{drill.equipment}</span>
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <Link className="pv-link" to={address} aria-label={t.planOf({ name })}>
        {plan === null ? t.planSession : t.changePlan}
      </Link>
    </div>
  )
}

function Overs({ organisationId, session, again }: SessionCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outline" onClick={() => setOpen(true)}>
        {t.noteOvers}
      </Button>
      <Suspense>
        {isOpen && (
          <OversDialog
            organisationId={organisationId}
            session={session}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              again()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

function Cancelling({ organisationId, session, again }: SessionCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {t.cancelSession}
      </Button>
      <Suspense>
        {isOpen && (
          <CancelDialog
            organisationId={organisationId}
            session={session}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              again()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
