import type { OfferedBatch } from '@pavilion/contract/academies/programme-fields.ts'
import { useShell } from '#layout/use-shell.ts'
import { dayAt, dayRange, longDay, timeAt } from '#shared/dates.ts'
import * as t from '#texts/academies.ts'
import { timesText } from '../programmes/programme-text.ts'

/** When and where a batch trains, in a line. */
export function BatchSummary({ batch }: { readonly batch: OfferedBatch }) {
  const locale = useShell()?.site.locale ?? 'en'
  const { times, branch, place, firstDay, lastDay } = batch
  const days = dayRange(firstDay, lastDay, locale)
  return (
    <span className="pv-small pv-muted">
      {[timesText(times, locale), days, branch.name, place].filter(Boolean).join(', ')}
    </span>
  )
}

/** "Thu 23 July 2026, 17:30" by the clock of the branch. */
export const sessionText = (instant: string, timeZone: string, locale: string): string =>
  t.dayAndTime({
    day: longDay(dayAt(instant, timeZone), locale),
    time: timeAt(instant, { locale, timeZone }),
  })
