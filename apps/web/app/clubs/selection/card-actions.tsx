import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import type { PickedMatch } from './selection-calls.ts'
import styles from './selection.module.css'
import type { BoardState } from './use-board.ts'

const DutiesDialog = lazy(() =>
  import('./duties-dialog.tsx').then((module) => ({ default: module.DutiesDialog })),
)

type ActionsProps = {
  readonly match: PickedMatch
  readonly state: BoardState
  /** How many players would be told something new. */
  readonly untold: number
}

/** Publishing a sheet, its jobs, and the way to it. */
export function CardActions({ match, state, untold }: ActionsProps) {
  const [isPublic, setPublic] = useState(match.isPublic)
  const [isOpen, setOpen] = useState(false)
  const { id, publishedAt, picks, duties } = match
  const publish = async () => {
    if (await state.publish(id, isPublic)) toasts.add('success', t.sheetPublished)
  }
  const isNew = untold > 0 || isPublic !== match.isPublic
  return (
    <footer className={styles.foot}>
      {publishedAt !== null && untold > 0 && (
        <p className="pv-small">{t.notToldYet({ count: untold })}</p>
      )}
      <Checkbox checked={isPublic} onChange={({ target }) => setPublic(target.checked)}>
        {t.anybodyMaySee}
      </Checkbox>
      <div className={shared.actions}>
        <Button
          size="small"
          variant={isNew ? 'primary' : 'outline'}
          busy={state.busy === id}
          disabled={!picks.some((pick) => pick.state === 'playing')}
          onClick={() => void publish()}
        >
          {publishedAt === null ? t.publishSheet : t.publishAgain}
        </Button>
        <Button size="small" variant="outline" onClick={() => setOpen(true)}>
          {t.jobsLine({
            taken: duties.filter(({ playerId }) => playerId !== null).length,
            all: duties.length,
          })}
        </Button>
        {publishedAt !== null && (
          <Link
            className={buttonClasses({ size: 'small', variant: 'outline' })}
            to={`/team-sheets/${id}`}
          >
            {t.teamSheet}
          </Link>
        )}
      </div>
      <Suspense>
        {isOpen && <DutiesDialog match={match} state={state} onClose={() => setOpen(false)} />}
      </Suspense>
    </footer>
  )
}
