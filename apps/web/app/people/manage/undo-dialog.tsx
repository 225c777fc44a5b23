import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { Link } from 'react-router'
import shared from '#shared/console.module.css'
import { shortDay } from '#shared/dates.ts'
import { useChange } from '#shared/use-change.ts'
import { useShell } from '#layout/use-shell.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/people.ts'
import { type Change, type Duplicates, showChange, undoChange } from './people-calls.ts'

type UndoDialogProps = {
  readonly organisationId?: string
  readonly change: Change
  readonly onClose: () => void
  readonly onChanged: (duplicates: Duplicates) => void
}

/** Before a change is undone: what was recorded since, and by whom. */
export function UndoDialog({ organisationId, change: made, onClose, onChanged }: UndoDialogProps) {
  const { answer } = useQueryAnswer({
    key: ['people-change', made.id],
    call: () => showChange(made.id),
    keep: false,
  })
  const { busy, change } = useChange(onChanged)
  const undo = () =>
    change('undo', () =>
      undoChange({
        changeId: made.id,
        ...(organisationId !== undefined && { organisationId }),
      }),
    )
  return (
    <Dialog
      open
      title={t.undoOf({ from: made.from.name, into: made.into.name })}
      lead={t.whatUndoingMeans}
      onClose={onClose}
    >
      <div className={shared.form}>
        {answer === undefined && <Skeleton height="80px" />}
        {answer?.ok === false && <p className={shared.problem}>{answer.message}</p>}
        {answer?.ok === true && <Since {...answer.data.data} />}
        <div className={shared.actions}>
          <Button
            variant="danger"
            busy={busy !== undefined}
            disabled={answer?.ok !== true}
            onClick={() => void undo()}
          >
            {t.undo}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type SinceProps = Pick<
  Extract<Awaited<ReturnType<typeof showChange>>, { readonly ok: true }>['data']['data'],
  'since'
>

function Since({ since }: SinceProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <>
      <p>{t.recordedSince({ matches: since.length })}</p>
      <ul className={shared.rows}>
        {since.map(({ id, title, day, named, by }) => (
          <li key={`${id} ${named}`}>
            <span className={shared.offerText}>
              <Link className="pv-link" to={`/match-central/matches/${id}`}>
                {title}
              </Link>
              <span className="pv-small pv-muted">
                {[shortDay(day, locale), t.names({ name: named }), by ?? t.nobodyHere].join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
