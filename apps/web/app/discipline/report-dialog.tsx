import { Dialog } from '@pavilion/kit/dialog.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { Pending } from '#shared/pending.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/discipline.ts'
import { type BookProps, showBook, showForm } from './discipline-calls.ts'
import { matchText } from './discipline-text.ts'
import { ReportForm } from './report-form.tsx'

type ReportDialogProps = BookProps & { readonly onClose: () => void }

/** Reports a player for one of the tournament’s matches. */
export function ReportDialog(props: ReportDialogProps) {
  const { book, onClose } = props
  const locale = useShell()?.site.locale ?? 'en'
  const { matches, timeZone } = book
  const [matchId, setMatchId] = useState(matches[0]?.id ?? '')
  return (
    <Dialog open title={t.reportAPlayer} lead={t.reportLead} onClose={onClose}>
      <div className={shared.form}>
        <PlainSelect
          label={t.match}
          value={matchId}
          choices={matches.map((match) => ({
            value: match.id,
            label: matchText(match, { locale, timeZone }),
          }))}
          onChange={setMatchId}
        />
        <OfMatch key={matchId} {...props} matchId={matchId} />
      </div>
    </Dialog>
  )
}

/** Waits for who can be reported for the match. */
function OfMatch(props: ReportDialogProps & { readonly matchId: string }) {
  const { book, onChanged, onClose, matchId } = props
  const { answer, again } = useQueryAnswer({
    key: ['discipline-form', matchId],
    call: () => showForm(matchId),
    keep: false,
  })
  const reported = async () => {
    onClose()
    const now = await showBook(book.tournament.id)
    if (now.ok) onChanged(now.data.data)
  }
  if (!answer?.ok) return <Pending answer={answer} again={again} height="320px" />
  return <ReportForm form={answer.data.data} onReported={() => void reported()} />
}
