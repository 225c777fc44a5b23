import { Button } from '@pavilion/kit/button.tsx'
import { Dialog } from '@pavilion/kit/dialog.tsx'
import { TextArea } from '@pavilion/kit/text-area.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import shared from '#shared/console.module.css'
import { PlainSelect } from '#shared/plain-select.tsx'
import { type Problems, settle } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import * as t from '#texts/discipline.ts'
import type { CaseProps } from './case-row.tsx'
import { decideCase, type Sanction } from './discipline-calls.ts'

type DecideDialogProps = CaseProps & { readonly onClose: () => void }

const kinds = [
  { value: 'reprimand', label: t.reprimand },
  { value: 'fine', label: t.fine },
  { value: 'matches', label: t.forMatches },
  { value: 'until', label: t.untilDay },
] as const

type Typed = {
  readonly kind: Sanction['kind']
  readonly fine: string
  readonly matches: string
  readonly until: string
  readonly reason: string
}

const blank: Typed = { kind: 'reprimand', fine: '', matches: '1', until: '', reason: '' }

function sanctionOf({ kind, fine, matches, until }: Typed): Sanction {
  if (kind === 'fine') return { kind, fine }
  if (kind === 'matches') return { kind, matches: Number(matches) }
  return kind === 'until' ? { kind, until } : { kind }
}

/** What is still to be said. */
function missing({ kind, fine, matches, until, reason }: Typed): Problems | undefined {
  if (kind === 'fine' && fine.trim() === '') return { fine: t.sayWhatIsPaid }
  if (kind === 'matches' && !/^([1-9]|[1-4]\d|50)$/.test(matches)) return { matches: t.oneToFifty }
  if (kind === 'until' && until === '') return { until: t.chooseADay }
  return reason.trim() === '' ? { reason: t.giveAReason } : undefined
}

/** Decides a charge, with a reason. */
export function DecideDialog({ one, book, onChanged, onClose }: DecideDialogProps) {
  const { typed, change, busy, problems, ...form } = useForm(blank)
  const send = async () => {
    const wanted = missing(typed)
    if (wanted !== undefined) return wanted
    const { reason } = typed
    const asked = { tournamentId: book.tournament.id, caseId: one.id, reason }
    const answer = await decideCase({ ...asked, sanction: sanctionOf(typed) })
    const onDone = (book: CaseProps['book']) => {
      onChanged(book)
      onClose()
    }
    return settle(answer, { part: 'sanction.', otherwise: 'reason', onDone })
  }
  const onSubmit = form.onSubmit(send)
  return (
    <Dialog open title={t.decideName({ name: one.player })} lead={t.decideLead} onClose={onClose}>
      <form className={shared.form} noValidate onSubmit={onSubmit}>
        <PlainSelect
          label={t.decision}
          value={typed.kind}
          choices={kinds}
          onChange={(kind) => change({ kind })}
        />
        <Measure typed={typed} change={change} problems={problems} />
        <TextArea
          label={t.reason}
          rows={3}
          maxLength={1000}
          value={typed.reason}
          error={problems['reason']}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t.decide}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type MeasureProps = {
  readonly typed: Typed
  readonly change: (part: Partial<Typed>) => void
  readonly problems: Problems
}

/** How much of it; nothing for a reprimand. */
function Measure({ typed, change, problems }: MeasureProps) {
  switch (typed.kind) {
    case 'reprimand':
      return null
    case 'fine':
      return (
        <TextField
          label={t.fineText}
          help={t.fineHelp}
          maxLength={200}
          value={typed.fine}
          error={problems['fine']}
          onChange={({ target }) => change({ fine: target.value })}
        />
      )
    case 'matches':
      return (
        <TextField
          label={t.numberOfMatches}
          help={t.matchesHelp}
          type="number"
          min={1}
          max={50}
          value={typed.matches}
          error={problems['matches']}
          onChange={({ target }) => change({ matches: target.value })}
        />
      )
    case 'until':
      return (
        <TextField
          label={t.lastDay}
          type="date"
          value={typed.until}
          error={problems['until']}
          onChange={({ target }) => change({ until: target.value })}
        />
      )
  }
}
