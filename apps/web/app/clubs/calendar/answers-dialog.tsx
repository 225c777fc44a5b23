import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/clubs.ts'
import { showAnswers } from './calendar-calls.ts'
import styles from './calendar.module.css'

const said = { yes: t.yes, maybe: t.maybe, no: t.no } as const

type AnswersDialogProps = {
  readonly organisationId: string
  readonly entryId: string
  readonly onClose: () => void
}

/** Who can come, who cannot and who has not answered. */
export function AnswersDialog({ organisationId, entryId, onClose }: AnswersDialogProps) {
  const { answer, again } = useQueryAnswer({
    key: ['answers', organisationId, entryId],
    call: () => showAnswers({ organisationId, entryId }),
    keep: false,
  })
  return (
    <Dialog open title={t.whoCanCome} onClose={onClose}>
      {answer === undefined && <Skeleton height="160px" />}
      {answer?.ok === false && (
        <>
          <p>{answer.message}</p>
          <Button onClick={again}>{t.tryAgain}</Button>
        </>
      )}
      {answer?.ok && answer.data.data.length === 0 && <p>{t.noPlayersAsked}</p>}
      {answer?.ok && (
        <ul className={styles.people}>
          {answer.data.data.map(({ playerId, name, answer: given, note }) => (
            <li key={playerId}>
              <b>{name}</b>
              <span>{given === null ? t.notAnswered : said[given]}</span>
              {note !== '' && <span className="pv-small pv-muted">{note}</span>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
