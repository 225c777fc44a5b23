import { Button } from '@pavilion/kit/button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { Tag } from '@pavilion/kit/tag.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, longDay, timeAt } from '#shared/dates.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { ClosureForm } from './closure-form.tsx'
import { loadClosures, reopenGround } from './manage-calls.ts'
import type { Closures } from './manage-calls.ts'
import styles from './manage.module.css'
import type { PartProps } from './use-save.ts'

/** When the ground is closed: by its managers, or for a match. */
export function ClosuresPanel({ managed: { ground } }: Pick<PartProps, 'managed'>) {
  const { answer, again } = useQueryAnswer({
    key: ['closures', ground.id],
    call: () => loadClosures(ground.id),
  })
  return (
    <div className={styles.parts}>
      <Panel level={2} title={t.closeTheGround}>
        <ClosureForm groundId={ground.id} timeZone={ground.timeZone} onClosed={again} />
      </Panel>
      <Panel level={2} title={t.closures}>
        {answer === undefined && <Skeleton height="160px" />}
        {answer?.ok === false && <p role="alert">{answer.message}</p>}
        {answer?.ok && (
          <List closures={answer.data.data} timeZone={ground.timeZone} onChanged={again} />
        )}
      </Panel>
    </div>
  )
}

type Clock = { readonly locale: string; readonly timeZone: string }

type ListProps = {
  readonly closures: Closures
  readonly timeZone: string
  readonly onChanged: () => void
}

function List({ closures, timeZone, onChanged }: ListProps) {
  if (closures.length === 0) return <p className="pv-muted">{t.noClosuresPlanned}</p>
  return (
    <ul className={shared.rows}>
      {closures.map((closure) => (
        <One key={closure.id} closure={closure} timeZone={timeZone} onChanged={onChanged} />
      ))}
    </ul>
  )
}

/** "Thu 26 November 2026, 15:00–19:00", with a second day where it ends on another. */
function spanOf({ start, end }: Closures[number], clock: Clock): string {
  const [first, last] = [start, end].map((instant) =>
    longDay(dayAt(instant, clock.timeZone), clock.locale),
  )
  const times = { first: first ?? '', start: timeAt(start, clock), end: timeAt(end, clock) }
  return first === last ? t.closedSpan(times) : t.closedDays({ ...times, last: last ?? '' })
}

type OneProps = Omit<ListProps, 'closures'> & { readonly closure: Closures[number] }

function One({ closure, timeZone, onChanged }: OneProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const answer = await reopenGround(closure.groundId, closure.id)
    setBusy(false)
    toasts.add(answer.ok ? 'success' : 'error', answer.ok ? answer.data.message : answer.message)
    onChanged()
  }
  return (
    <li>
      <span className={styles.words}>
        <b>{closure.reason}</b>
        <span className="pv-small pv-muted">{spanOf(closure, { locale, timeZone })}</span>
      </span>
      {closure.matchId === null && closure.fixtureId === null ? (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          aria-label={t.reopenReason({ reason: closure.reason })}
          onClick={() => void open()}
        >
          {t.reopen}
        </Button>
      ) : (
        <Tag tone="info">{t.match}</Tag>
      )}
    </li>
  )
}
