import { Button } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useState } from 'react'
import shared from '#shared/console.module.css'
import { useChange } from '#shared/use-change.ts'
import { randomId } from '#state/random-id.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/people.ts'
import { type Duplicates, mergePeople, type Person, previewMerge } from './people-calls.ts'
import { PersonLine } from './person-line.tsx'

type MergeDialogProps = {
  readonly organisationId?: string
  readonly one: Person
  readonly other: Person
  readonly onClose: () => void
  readonly onChanged: (duplicates: Duplicates) => void
}

/** Two records beside each other: which of them stays, what moves, and what prevents it. */
export function MergeDialog({ organisationId, one, other, onClose, onChanged }: MergeDialogProps) {
  const [stays, setStays] = useState(one.matches >= other.matches ? one : other)
  const [id] = useState(randomId)
  const goes = stays.id === one.id ? other : one
  const asked = { fromId: goes.id, intoId: stays.id }
  const { answer } = useQueryAnswer({
    key: ['merge', goes.id, stays.id],
    call: () => previewMerge(asked),
    keep: false,
  })
  const { busy, change } = useChange(onChanged)
  const isAllowed = answer?.ok === true && answer.data.data.prevents.length === 0
  const merge = () =>
    change('merge', () =>
      mergePeople({ id, ...asked, ...(organisationId !== undefined && { organisationId }) }),
    )
  return (
    <Dialog open title={t.areTheyOne} lead={t.whatMergingMeans} onClose={onClose}>
      <div className={shared.form}>
        <fieldset className={shared.form}>
          <legend className="pv-small pv-muted">{t.whoStays}</legend>
          {[one, other].map((person) => (
            <Checkbox
              key={person.id}
              kind="radio"
              name="stays"
              checked={person.id === stays.id}
              onChange={() => setStays(person)}
            >
              <PersonLine person={person} />
            </Checkbox>
          ))}
        </fieldset>
        {answer === undefined && <Skeleton height="80px" />}
        {answer?.ok === false && <p className={shared.problem}>{answer.message}</p>}
        {answer?.ok === true && <Preview {...answer.data.data} />}
        <div className={shared.actions}>
          <Button busy={busy !== undefined} disabled={!isAllowed} onClick={() => void merge()}>
            {t.mergeRecords}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type PreviewProps = Extract<
  Awaited<ReturnType<typeof previewMerge>>,
  { readonly ok: true }
>['data']['data']

function Preview({ from, into, moves, prevents, warnings }: PreviewProps) {
  if (prevents.length > 0) {
    return (
      <div role="alert">
        <b>{t.prevented}</b>
        <ul className={shared.problem}>
          {prevents.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <div>
      <p>{t.whatMoves({ from: from.name, into: into.name, ...moves })}</p>
      {moves.officiated > 0 && <p>{t.officiatedToo({ matches: moves.officiated })}</p>}
      <p className="pv-small pv-muted">{t.whatStays({ from: from.name, ...moves })}</p>
      {warnings.map((sentence) => (
        <p key={sentence} className={shared.problem}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
