import { Button } from '@pavilion/kit/button.tsx'
import { EmptyState } from '@pavilion/kit/states.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Route } from './+types/assessments-page.ts'
import { ConsoleFrame } from '#shared/console-frame.tsx'
import shared from '#shared/console.module.css'
import { shellOf } from '#shared/head.ts'
import { OrganisationConsole } from '#shared/organisation-console.tsx'
import { ownHead } from '#shared/own-head.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import { type Assessed, type Assessments, showAssessments } from './report-card-calls.ts'

const AssessDialog = lazy(() =>
  import('./assess-dialog.tsx').then((module) => ({ default: module.AssessDialog })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  ownHead(shellOf(matches), {
    title: t.reportCards,
    description: t.whatReportCardsAre,
    path: '/manage',
  })

/** How the students of a batch do, and their report cards. */
export default function AssessmentsPage({
  params: { organisationId, batchId },
}: Route.ComponentProps) {
  const { answer, again } = useQueryAnswer({
    key: ['academy-assessments', batchId],
    call: () => showAssessments({ organisationId, batchId }),
    keep: false,
  })
  return (
    <ConsoleFrame answer={answer} again={again}>
      {(told) => <Page key={told.batch.id} first={told} />}
    </ConsoleFrame>
  )
}

function Page({ first }: { readonly first: Assessments }) {
  const [told, setTold] = useState(first)
  const [chosen, choose] = useState<string>()
  const { organisation, isManager, batch, programme, skills, students } = told
  const student = students.find(({ enrolmentId }) => enrolmentId === chosen)
  return (
    <OrganisationConsole organisation={organisation} isManager={isManager} current="programmes">
      <header className={shared.headText}>
        <h2 className="pv-title">
          {t.reportCardsOf({ batch: batch.name, programme: programme.name })}
        </h2>
        <p className="pv-muted">{t.whatReportCardsAre}</p>
        <Link
          className="pv-link"
          to={`/manage/organisations/${organisation.id}/programmes/${programme.id}/skills`}
        >
          {t.skillsOf({ programme: programme.name })}
        </Link>
      </header>
      <Students students={students} skills={skills.length} onOpen={choose} />
      <Suspense>
        {student !== undefined && (
          <AssessDialog
            told={told}
            student={student}
            onClose={() => choose(undefined)}
            onChanged={setTold}
          />
        )}
      </Suspense>
    </OrganisationConsole>
  )
}

type StudentsProps = {
  readonly students: readonly Assessed[]
  readonly skills: number
  readonly onOpen: (enrolmentId: string) => void
}

function Students({ students, skills, onOpen }: StudentsProps) {
  if (students.length === 0) {
    return (
      <EmptyState level={3} title={t.noStudentsYet}>
        {t.howStudentsCome}
      </EmptyState>
    )
  }
  return (
    <Panel level={3} title={t.students}>
      <ul className={shared.rows}>
        {students.map((student) => (
          <li key={student.enrolmentId}>
            <StudentRow
              student={student}
              skills={skills}
              onOpen={() => onOpen(student.enrolmentId)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type StudentRowProps = {
  readonly student: Assessed
  readonly skills: number
  readonly onOpen: () => void
}

function StudentRow({ student, skills, onOpen }: StudentRowProps) {
  const { name, levels, isShared } = student
  return (
    <>
      <span className={styles.text}>
        <b>{name}</b>
        <span className="pv-small pv-muted">{t.assessedOf({ count: levels.length, skills })}</span>
        {isShared && (
          <span>
            <Tag tone="willow">{t.shared}</Tag>
          </span>
        )}
      </span>
      <Button size="small" variant="outline" aria-label={t.assessName({ name })} onClick={onOpen}>
        {t.assess}
      </Button>
    </>
  )
}
