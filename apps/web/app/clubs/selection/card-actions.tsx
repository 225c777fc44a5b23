import { Button, buttonClasses } from '@pavilion/kit/button.tsx'
import { Checkbox } from '@pavilion/kit/checkbox.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import shared from '#shared/console.module.css'
import { keepSides } from '#shared/last-sides.ts'
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

/** Publishing a sheet, its jobs, and scoring with it. */
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
          <>
            <Link
              className={buttonClasses({ size: 'small', variant: 'outline' })}
              to={`/team-sheets/${id}`}
            >
              {t.teamSheet}
            </Link>
            <ScoreButton match={match} state={state} />
          </>
        )}
      </div>
      <Suspense>
        {isOpen && <DutiesDialog match={match} state={state} onClose={() => setOpen(false)} />}
      </Suspense>
    </footer>
  )
}

/** Fills in the form of a new match with the eleven. */
function ScoreButton({ match, state: { board } }: Omit<ActionsProps, 'untold'>) {
  const navigate = useNavigate()
  const score = () => {
    const nameOf = (playerId: string) => board.players.find(({ id }) => id === playerId)?.name ?? ''
    const lines = match.picks
      .filter((pick) => pick.state === 'playing')
      .map(({ playerId, shirt, isCaptain, isKeeper }) =>
        [shirt ?? '', nameOf(playerId), isCaptain ? '(c)' : '', isKeeper ? '(wk)' : '']
          .filter((part) => part !== '')
          .join(' '),
      )
    keepSides({
      firstId: board.isManager ? (match.team?.id ?? '') : '',
      firstName: match.team?.name ?? '',
      first: lines.join('\n'),
      secondName: match.opponent,
      second: '',
      secondId: '',
    })
    void navigate('/manage/matches/new')
  }
  return (
    <Button size="small" variant="outline" onClick={score}>
      {t.scoreIt}
    </Button>
  )
}
