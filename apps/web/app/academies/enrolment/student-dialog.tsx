import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import shared from '#shared/console.module.css'
import { Pending } from '#shared/pending.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/academies.ts'
import styles from '../programmes/offer.module.css'
import { type RegisterRow, showForm } from './enrolment-calls.ts'

type StudentDialogProps = {
  readonly organisationId: string
  readonly student: RegisterRow['student']
  readonly onClose: () => void
  readonly onEnd: () => Promise<void>
}

/** What those who coach have to know of a student, and ending the enrolment. */
export function StudentDialog({ organisationId, student, onClose, onEnd }: StudentDialogProps) {
  const { answer, again } = useQueryAnswer({
    key: ['student-form', student.id],
    call: () => showForm({ organisationId, studentId: student.id }),
    keep: false,
  })
  return (
    <Dialog open title={student.name} onClose={onClose}>
      <div className={shared.form}>
        <Pending answer={answer} again={again} height="96px" />
        {answer?.ok === true && (
          <>
            <p className={styles.about}>{answer.data.data.medical || t.nothingMedical}</p>
            <p>
              {t.inAnEmergency({ name: answer.data.data.contactName })}{' '}
              <a
                className="pv-link"
                href={`tel:${answer.data.data.contactPhone.replaceAll(/[^\d+]/g, '')}`}
              >
                {answer.data.data.contactPhone}
              </a>
            </p>
          </>
        )}
        <div>
          <Button variant="quiet" onClick={() => void onEnd()}>
            {t.endEnrolment}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
