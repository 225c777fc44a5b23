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

const GuestsDialog = lazy(() =>
  import('./guests-dialog.tsx').then((module) => ({ default: module.GuestsDialog })),
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
  const { id, publishedAt, picks } = match
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
        <MoreActions match={match} state={state} />
        {publishedAt !== null && (
          <Link
            className={buttonClasses({ size: 'small', variant: 'outline' })}
            to={`/team-sheets/${id}`}
          >
            {t.teamSheet}
          </Link>
        )}
      </div>
    </footer>
  )
}

/** The jobs of a match, and the places for guests. */
function MoreActions({ match, state }: Omit<ActionsProps, 'untold'>) {
  const [open, setOpen] = useState<'jobs' | 'guests'>()
  const onClose = () => setOpen(undefined)
  const { duties, guestPlaces } = match
  return (
    <>
      <Button size="small" variant="outline" onClick={() => setOpen('jobs')}>
        {t.jobsLine({
          taken: duties.filter(({ playerId }) => playerId !== null).length,
          all: duties.length,
        })}
      </Button>
      <Button size="small" variant="outline" onClick={() => setOpen('guests')}>
        {guestPlaces === null ? t.shortOfPlayers : t.guestsLine(guestPlaces)}
      </Button>
      <Suspense>
        {open === 'jobs' && <DutiesDialog match={match} state={state} onClose={onClose} />}
        {open === 'guests' && <GuestsDialog match={match} state={state} onClose={onClose} />}
      </Suspense>
    </>
  )
}
