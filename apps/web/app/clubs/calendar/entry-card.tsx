import { Button } from '@pavilion/kit/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import shared from '#shared/console.module.css'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/clubs.ts'
import { askPlayers, type Entry } from './calendar-calls.ts'
import { EntryText } from './entry-text.tsx'

const AnswersDialog = lazy(() =>
  import('./answers-dialog.tsx').then((module) => ({ default: module.AnswersDialog })),
)
const CallOffDialog = lazy(() =>
  import('./call-off-dialog.tsx').then((module) => ({ default: module.CallOffDialog })),
)

type EntryCardProps = {
  readonly organisationId: string
  readonly entry: Entry
  readonly onEdit: () => void
  readonly again: () => void
}

/** One entry of the calendar, with what can be done about it. */
export function EntryCard({ organisationId, entry, onEdit, again }: EntryCardProps) {
  const [open, setOpen] = useState<'answers' | 'call-off'>()
  const of = { organisationId, entryId: entry.id }
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    again()
  }
  return (
    <>
      <EntryText entry={entry} />
      {entry.hasSheet && entry.cancelledAt === null && (
        <Link className="pv-small pv-link" to={`/team-sheets/${entry.id}`}>
          {t.teamSheet}
        </Link>
      )}
      {entry.fixture !== null && (
        <Link className="pv-small pv-link" to={`/match-central/matches/${entry.fixture.matchId}`}>
          {t.matchPage}
        </Link>
      )}
      <span className="pv-small pv-muted">{t.answersLine(entry.answers)}</span>
      <div className={shared.actions}>
        <Button size="small" variant="outline" onClick={() => setOpen('answers')}>
          {t.whoCanCome}
        </Button>
        {entry.cancelledAt === null && (
          <>
            <AskNow {...of} again={again} />
            <Button size="small" variant="outline" onClick={onEdit}>
              {t.edit}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setOpen('call-off')}>
              {t.callOff}
            </Button>
          </>
        )}
      </div>
      <Suspense>
        {open === 'answers' && <AnswersDialog {...of} onClose={close} />}
        {open === 'call-off' && (
          <CallOffDialog {...of} entry={entry} onClose={close} onDone={done} />
        )}
      </Suspense>
    </>
  )
}

type AskNowProps = {
  readonly organisationId: string
  readonly entryId: string
  readonly again: () => void
}

function AskNow({ again, ...of }: AskNowProps) {
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    const told = await askPlayers(of)
    setBusy(false)
    toasts.add(told.ok ? 'success' : 'error', told.ok ? told.data.message : told.message)
    if (told.ok) again()
  }
  return (
    <Button size="small" variant="outline" busy={busy} onClick={() => void ask()}>
      {t.askNow}
    </Button>
  )
}
