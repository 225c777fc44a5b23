import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { lazy, Suspense, useState } from 'react'
import shared from '#shared/console.module.css'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/plan.module.css'
import { listOwnStudents, type OwnStudent } from './enrolment-calls.ts'

const OwnFormDialog = lazy(() =>
  import('./own-form-dialog.tsx').then((module) => ({ default: module.OwnFormDialog })),
)

/** Whom the account has enrolled, also where nothing stands any more, and what it has said of them. */
export function OwnStudents() {
  const { answer, again } = useQueryAnswer({
    key: ['own-students'],
    call: listOwnStudents,
    keep: false,
  })
  const [changed, setChanged] = useState<readonly OwnStudent[]>()
  const [opened, setOpened] = useState<OwnStudent>()
  if (answer === undefined) return null
  if (!answer.ok) return <NotLoaded answer={answer} again={again} />
  const students = changed ?? answer.data.data
  if (students.length === 0) return null
  return (
    <Panel level={2} title={t.whatYouToldAcademies}>
      <ul className={shared.rows}>
        {students.map((student) => (
          <li key={student.id}>
            <StudentText student={student} />
            <Button
              size="small"
              variant="outline"
              aria-label={t.changeFormOf({
                name: student.name,
                academy: student.organisation.name,
              })}
              onClick={() => setOpened(student)}
            >
              {t.changeForm}
            </Button>
          </li>
        ))}
      </ul>
      <Suspense>
        {opened !== undefined && (
          <OwnFormDialog
            student={opened}
            onClose={() => setOpened(undefined)}
            onSaved={setChanged}
          />
        )}
      </Suspense>
    </Panel>
  )
}

function StudentText({ student }: { readonly student: OwnStudent }) {
  const { name, initials, organisation, isSelf, showsName, showsPicture } = student
  const shown = t.publicSeesOf({ name: showsName ? name : initials, picture: String(showsPicture) })
  return (
    <span className={styles.text}>
      <b>{name}</b>
      <span className="pv-small pv-muted">
        {[organisation.name, isSelf ? '' : shown].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}
