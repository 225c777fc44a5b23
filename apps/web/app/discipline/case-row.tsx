import { Button } from '@pavilion/kit/button.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import shared from '#shared/console.module.css'
import { dayAt, longDay } from '#shared/dates.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/discipline.ts'
import { type BookProps, type Case, chargePlayer } from './discipline-calls.ts'
import { matchText } from './discipline-text.ts'
import { ReportFacts } from './report-facts.tsx'

const DecideDialog = lazy(() =>
  import('./decide-dialog.tsx').then((module) => ({ default: module.DecideDialog })),
)
const DismissDialog = lazy(() =>
  import('./dismiss-dialog.tsx').then((module) => ({ default: module.DismissDialog })),
)

export type CaseProps = BookProps & { readonly one: Case }

/** A report, and what its organiser can do about it. */
export function CaseRow(props: CaseProps) {
  const { book, one } = props
  const locale = useShell()?.site.locale ?? 'en'
  const { timeZone } = book
  const when = longDay(dayAt(one.reportedAt, timeZone), locale)
  const by =
    one.reportedBy === null ? t.reportedOn({ when }) : t.reportedBy({ name: one.reportedBy, when })
  return (
    <>
      <ReportFacts
        one={one}
        facts={[matchText(one.match, { locale, timeZone }), by]}
        standing={<Standing one={one} />}
      />
      <Actions {...props} />
    </>
  )
}

function Standing({ one: { state, isInForce, matchesLeft } }: Pick<CaseProps, 'one'>) {
  if (state !== 'decided') return null
  return (
    <span className={shared.actions}>
      {matchesLeft !== null && (
        <span className="pv-small pv-muted">{t.matchesLeft({ count: matchesLeft })}</span>
      )}
      {isInForce && <Tag tone="warning">{t.suspended}</Tag>}
    </span>
  )
}

function Actions(props: CaseProps) {
  const { one, book, onChanged } = props
  const [open, setOpen] = useState<'decide' | 'dismiss'>()
  const [busy, setBusy] = useState(false)
  const { player: name, state } = one
  const charge = async () => {
    setBusy(true)
    const answer = await chargePlayer({ tournamentId: book.tournament.id, caseId: one.id })
    setBusy(false)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    if (answer.ok) onChanged(answer.data.data)
  }
  if (state === 'dismissed' || state === 'set-aside') return null
  const isDecided = state === 'decided'
  return (
    <div className={shared.actions}>
      {state === 'reported' && (
        <Button
          size="small"
          busy={busy}
          aria-label={t.chargeName({ name })}
          onClick={() => void charge()}
        >
          {t.charge}
        </Button>
      )}
      {state === 'charged' && (
        <Button size="small" aria-label={t.decideName({ name })} onClick={() => setOpen('decide')}>
          {t.decide}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={isDecided ? t.setAsideName({ name }) : t.dismissName({ name })}
        onClick={() => setOpen('dismiss')}
      >
        {isDecided ? t.setAsideDecision : t.dismiss}
      </Button>
      <Suspense>
        {open === 'decide' && <DecideDialog {...props} onClose={() => setOpen(undefined)} />}
        {open === 'dismiss' && <DismissDialog {...props} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </div>
  )
}
