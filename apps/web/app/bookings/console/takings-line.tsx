import { useShell } from '#layout/use-shell.ts'
import { dayAfter, dayRange } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import { NotLoaded } from '#shared/not-loaded.tsx'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/bookings.ts'
import { loadTakings } from './manage-calls.ts'

type TakingsLineProps = { readonly groundId: string; readonly day: string }

const LONGEST_MONTH = 31

/** The first and last day of the month of a day: "2026-11-01", "2026-11-30". */
function monthOf(day: string) {
  const from = `${day.slice(0, 7)}-01`
  const next = `${dayAfter(from, LONGEST_MONTH).slice(0, 7)}-01`
  return { from, to: dayAfter(next, -1) }
}

/** The takings of the day's month so far. */
export function TakingsLine({ groundId, day }: TakingsLineProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { from, to } = monthOf(day)
  const { answer, again } = useQueryAnswer({
    key: ['takings', groundId, from, to],
    call: () => loadTakings(groundId, { from, to }),
  })
  if (answer === undefined) return null
  if (!answer.ok) return <NotLoaded answer={answer} again={again} />
  const { taken, givenBack, bookings, walkIns, currency } = answer.data.data
  const further = [
    givenBack > 0 && t.takingsRefunded({ back: shortMoney(givenBack, currency) }),
    walkIns > 0 && t.takingsWalkIns({ walkIns }),
  ].filter((one) => one !== false)
  return (
    <>
      <p>
        {t.takings({
          taken: shortMoney(taken, currency),
          bookings,
          month: dayRange(from, to, locale),
          b: (text) => <b key="b">{text}</b>,
        })}
      </p>
      {further.map((one) => (
        <p key={one} className="pv-small pv-muted">
          {one}
        </p>
      ))}
    </>
  )
}
