import type { Booking, Closure, SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { dayAfter, dayAt, dayParts } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import { hoursOf, stateText } from '#shared/slot-text.ts'
import { serverNow } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import * as t from '#texts/bookings.ts'
import { loadSlots } from '../booking-calls.ts'
import { WeekBar } from '../slot-picker/week-bar.tsx'
import { dayAddress } from './console-tabs.ts'
import { bookingsOn, loadClosures } from './manage-calls.ts'
import { TakingsLine } from './takings-line.tsx'
import type { PartProps } from './use-save.ts'
import { WalkIn } from './walk-in.tsx'
import grid from '../slot-picker/slot-grid.module.css'
import styles from './week-panel.module.css'

const DAYS = 7

/** Seven days at the ground: who plays in which slot, and walk-in bookings for those that are free. */
export function WeekPanel({ managed: { ground, currency } }: Pick<PartProps, 'managed'>) {
  const today = dayAt(new Date(serverNow()).toISOString(), ground.timeZone)
  const [from, setFrom] = useState(today)
  const [chosen, setChosen] = useState<SlotOnDay>()
  const days = Array.from({ length: DAYS }, (_, at) => dayAfter(from, at))
  const to = days.at(-1) ?? from
  const { week, problem, again } = useWeek(ground.id, { from, to })
  return (
    <section className={styles.panel} aria-label={t.week}>
      <WeekBar
        from={from}
        to={to}
        isFirst={false}
        isLast={false}
        onGo={(weeks) => setFrom(dayAfter(from, weeks * DAYS))}
      />
      <TakingsLine groundId={ground.id} day={from} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      {week === undefined && problem === undefined && <Skeleton height="320px" />}
      {week && (
        <ol className={styles.days}>
          {days.map((day) => (
            <DayColumn
              key={day}
              day={day}
              isToday={day === today}
              address={dayAddress(ground.id, day)}
              cells={cellsOf(week, day)}
              price={(slot) => shortMoney(slot.price, currency)}
              onChoose={setChosen}
            />
          ))}
        </ol>
      )}
      <WalkIn
        groundId={ground.id}
        slot={chosen}
        onAdded={again}
        onClose={() => setChosen(undefined)}
      />
    </section>
  )
}

type Week = {
  readonly from: string
  readonly slots: readonly SlotOnDay[]
  readonly bookings: readonly Booking[]
  readonly closures: readonly Closure[]
}

/** The slots, bookings and closures of some days; undefined while those of other days are still loaded. */
function useWeek(groundId: string, days: { readonly from: string; readonly to: string }) {
  const { from } = days
  const load = async () => {
    const [slots, bookings, closures] = await Promise.all([
      loadSlots(groundId, days),
      bookingsOn(groundId, days),
      loadClosures(groundId),
    ])
    if (!slots.ok) return slots
    if (!bookings.ok) return bookings
    if (!closures.ok) return closures
    const week: Week = {
      from,
      slots: slots.data.data.slots,
      bookings: bookings.data.data.items,
      closures: closures.data.data,
    }
    return { ok: true as const, data: week }
  }
  const { answer, again } = useQueryAnswer({ key: ['week', groundId, from], call: load })
  return {
    again,
    week: answer?.ok && answer.data.from === from ? answer.data : undefined,
    problem: answer?.ok === false ? answer.message : undefined,
  }
}

type Cell = {
  readonly slot: SlotOnDay
  /** Who has it, or what closes it. */
  readonly who: string
  readonly isHeld: boolean
}

const overlaps = (one: Pick<Closure, 'start' | 'end'>, slot: SlotOnDay): boolean =>
  Date.parse(one.start) < Date.parse(slot.end) && Date.parse(slot.start) < Date.parse(one.end)

function cellsOf({ slots, bookings, closures }: Week, day: string): Cell[] {
  return slots
    .filter((slot) => slot.day === day)
    .map((slot) => {
      const booking = bookings.find((one) => one.slots.some((taken) => overlaps(taken, slot)))
      const closure = closures.find((one) => overlaps(one, slot))
      const who = booking?.customer ?? closure?.reason ?? stateText[slot.state]
      return { slot, who, isHeld: booking?.state === 'held' }
    })
}

type DayColumnProps = {
  readonly day: string
  readonly isToday: boolean
  readonly address: string
  readonly cells: readonly Cell[]
  readonly price: (slot: SlotOnDay) => string
  readonly onChoose: (slot: SlotOnDay) => void
}

function DayColumn({ day, isToday, address, cells, price, onChoose }: DayColumnProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { weekday, date, month } = dayParts(day, locale)
  return (
    <li>
      <Link
        className={classes(grid.day, styles.head)}
        to={address}
        aria-current={isToday ? 'date' : undefined}
      >
        <span>{isToday ? t.today : weekday}</span>
        <b>{date}</b>
        <span>{month}</span>
      </Link>
      {cells.length === 0 && <p className="pv-small pv-muted">{t.closedOnThisDay}</p>}
      <ul>
        {cells.map((cell) => (
          <li key={cell.slot.slotId}>
            <SlotCell {...cell} price={price(cell.slot)} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </li>
  )
}

type SlotCellProps = Cell & Pick<DayColumnProps, 'onChoose'> & { readonly price: string }

function SlotCell({ slot, who, isHeld, price, onChoose }: SlotCellProps) {
  if (slot.state === 'free') {
    return (
      <button
        type="button"
        className={classes(styles.cell, styles.free)}
        aria-label={t.addAWalkInOn({ slot: hoursOf(slot), day: slot.day })}
        onClick={() => onChoose(slot)}
      >
        <span>{hoursOf(slot)}</span>
        <b>{price}</b>
      </button>
    )
  }
  return (
    <div className={styles.cell} data-state={slot.state}>
      <span>{hoursOf(slot)}</span>
      <b>{who}</b>
      {isHeld && <span>{t.heldAwaitingPayment}</span>}
    </div>
  )
}
