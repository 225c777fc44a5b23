import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/my-academy-page.ts'
import { useShell } from '#layout/use-shell.ts'
import { organisationAddress } from '#shared/addresses.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { ownHead } from '#shared/own-head.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import { OwnTuitionLine } from '../tuition/own-tuition-line.tsx'
import { type OwnTuition, showOwnTuition } from '../tuition/tuition-calls.ts'
import { BatchSummary, sessionText } from './batch-summary.tsx'
import { NextSessions } from './next-sessions.tsx'
import { OwnStudents } from './own-students.tsx'
import { listOwn, type OwnEnrolment, takePlace, withdraw } from './enrolment-calls.ts'

const ConfirmDialog = lazy(() =>
  import('#shared/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.myAcademy,
    description: t.whereYouTrain,
    path: '/my-academy',
  })

/** Where the account and its children train. */
export default function MyAcademyPage() {
  const { answer, again } = useQueryAnswer({ key: ['my-academy'], call: listOwn, keep: false })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(enrolments) => (
        <div className={`pv-page ${shared.page}`}>
          <h1 className="pv-title">{t.myAcademy}</h1>
          {enrolments.length === 0 ? (
            <EmptyState
              level={2}
              title={t.notEnrolledYet}
              action={
                <Link className={buttonClasses({})} to="/match-central/academy">
                  {t.findAnAcademy}
                </Link>
              }
            >
              {t.howToEnrol}
            </EmptyState>
          ) : (
            <Enrolments enrolments={enrolments} again={again} />
          )}
          <OwnStudents />
        </div>
      )}
    </ConsoleFrame>
  )
}

type EnrolmentsProps = {
  readonly enrolments: readonly OwnEnrolment[]
  readonly again: () => void
}

/** What each enrolment is, with how it is paid for. */
function Enrolments({ enrolments, again }: EnrolmentsProps) {
  const states = enrolments.map(({ id, state }) => id + state).join()
  const { answer } = useQueryAnswer({
    key: ['own-tuition', states],
    call: showOwnTuition,
    keep: false,
  })
  const [changed, setChanged] = useState<readonly OwnTuition[]>()
  const tuition = changed ?? (answer?.ok === true ? answer.data.data : [])
  return (
    <ul className={shared.rows}>
      {enrolments.map((enrolment) => {
        const paid = tuition.find(({ enrolmentId }) => enrolmentId === enrolment.id)
        return (
          <li key={enrolment.id}>
            <span className={styles.text}>
              <EnrolmentText enrolment={enrolment} />
              {paid !== undefined && <OwnTuitionLine tuition={paid} onChanged={setChanged} />}
            </span>
            <Actions
              enrolment={enrolment}
              again={() => {
                setChanged(undefined)
                again()
              }}
            />
            <NextSessions enrolment={enrolment} />
          </li>
        )
      })}
    </ul>
  )
}

type EnrolmentProps = { readonly enrolment: OwnEnrolment }

function standingOf(
  { state, trialAt, inLine, batch, student }: OwnEnrolment,
  locale: string,
): string {
  const { name } = student
  if (trialAt !== null) {
    return t.hasTrial({ name, session: sessionText(trialAt, batch.branch.timeZone, locale) })
  }
  return state === 'waiting' ? t.isInLine({ name, place: inLine ?? 1 }) : t.isEnrolled({ name })
}

function EnrolmentText({ enrolment }: EnrolmentProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { batch, programme, organisation } = enrolment
  return (
    <span className={styles.text}>
      <b>{standingOf(enrolment, locale)}</b>
      <span>
        {t.batchOf({ batch: batch.name, programme })},{' '}
        <Link className="pv-link" to={organisationAddress(organisation)}>
          {organisation.name}
        </Link>
      </span>
      <BatchSummary batch={batch} />
    </span>
  )
}

function Actions({ enrolment, again }: EnrolmentProps & { readonly again: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { id, state, student, batch } = enrolment
  const send = async (call: typeof takePlace) => {
    const told = await call(id)
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    again()
  }
  return (
    <span className={shared.actions}>
      {state === 'trial' && (
        <Button size="small" onClick={() => void send(takePlace)}>
          {t.stay}
        </Button>
      )}
      <Button
        size="small"
        variant="outline"
        aria-label={t.withdrawName({ name: student.name, batch: batch.name })}
        onClick={() => setAsked(true)}
      >
        {t.withdraw}
      </Button>
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            title={t.withdrawName({ name: student.name, batch: batch.name })}
            lead={t.whatWithdrawingMeans}
            action={t.withdraw}
            onClose={() => setAsked(false)}
            onConfirm={() => send(withdraw)}
          />
        )}
      </Suspense>
    </span>
  )
}
