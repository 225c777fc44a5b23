import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Panel } from '@pavilion/kit/panel.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { askedDay } from '#shared/asked-day.ts'
import { dayAfter, dayAt, longDay } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import { serverNow } from '#state/api.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { loadSlots } from '../booking-calls.ts'
import { hoursOf, stateText } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import shared from '#shared/console.module.css'
import { DayBookings } from './day-bookings.tsx'
import { bookingsOn } from './manage-calls.ts'
import styles from './manage.module.css'
import type { PartProps } from './use-save.ts'
import { TakingsLine } from './takings-line.tsx'
import { WalkIn } from './walk-in.tsx'

/** A day at the ground: its slots and bookings, and walk-in bookings. */
export function DayPanel({ managed: { ground, currency } }: Pick<PartProps, 'managed'>) {
  const locale = useShell()?.site.locale ?? 'en'
  const [query, setQuery] = useSearchParams()
  const today = dayAt(new Date(serverNow()).toISOString(), ground.timeZone)
  const day = askedDay(query) ?? today
  const setDay = (next: string) =>
    setQuery(next === today ? {} : { day: next }, { replace: true, preventScrollReset: true })
  const [chosen, setChosen] = useState<SlotOnDay>()
  const { slots, bookings, problem, again } = useDay(ground.id, day)
  return (
    <div className={styles.parts}>
      <DayBar day={day} onDay={setDay} />
      <TakingsLine groundId={ground.id} day={day} />
      <div className={styles.beside}>
        <Panel level={2} title={t.slots} note={longDay(day, locale)}>
          {problem !== undefined && <p role="alert">{problem}</p>}
          {slots === undefined && problem === undefined && <Skeleton height="220px" />}
          <SlotRows slots={slots ?? []} currency={currency} onChoose={setChosen} />
          {slots?.length === 0 && <p className="pv-muted">{t.closedOnThisDay}</p>}
        </Panel>
        <DayBookings bookings={bookings} onChanged={again} />
      </div>
      <WalkIn
        groundId={ground.id}
        slot={chosen}
        onAdded={again}
        onClose={() => setChosen(undefined)}
      />
    </div>
  )
}

type SlotRowsProps = {
  readonly slots: readonly SlotOnDay[]
  readonly currency: PartProps['managed']['currency']
  readonly onChoose: (slot: SlotOnDay) => void
}

const SlotRows = ({ slots, currency, onChoose }: SlotRowsProps) => (
  <ul className={shared.rows}>
    {slots.map((slot) => (
      <li key={slot.slotId}>
        <span className={styles.words}>
          <b>{hoursOf(slot)}</b>
          <span className="pv-small pv-muted">{shortMoney(slot.price, currency)}</span>
        </span>
        {slot.state === 'free' ? (
          <Button
            variant="outline"
            size="small"
            aria-label={t.addAWalkInSlot({ slot: hoursOf(slot) })}
            onClick={() => onChoose(slot)}
          >
            {t.walkIn}
          </Button>
        ) : (
          <span className="pv-muted">{stateText[slot.state]}</span>
        )}
      </li>
    ))}
  </ul>
)

/** The day's data; undefined while another day's is still loaded. */
function useDay(groundId: string, day: string) {
  const load = async () => {
    const days = { from: day, to: day }
    const both = [loadSlots(groundId, days), bookingsOn(groundId, days)] as const
    return { ok: true as const, data: { day, told: await Promise.all(both) } }
  }
  const { answer, again } = useQueryAnswer({ key: ['day', groundId, day], call: load })
  const [slots, bookings] = answer?.ok && answer.data.day === day ? answer.data.told : []
  const refused = [slots, bookings].find((one) => one?.ok === false)
  return {
    again,
    slots: slots?.ok ? slots.data.data.slots : undefined,
    bookings: bookings?.ok ? bookings.data.data.items : undefined,
    problem: refused?.ok === false ? refused.message : undefined,
  }
}

type DayBarProps = { readonly day: string; readonly onDay: (day: string) => void }

function DayBar({ day, onDay }: DayBarProps) {
  return (
    <div className={styles.dayBar}>
      <IconButton
        icon="arrow-left"
        label={t.previousDay}
        onClick={() => onDay(dayAfter(day, -1))}
      />
      <TextField
        label={t.day}
        type="date"
        value={day}
        onChange={({ target }) => target.value !== '' && onDay(target.value)}
      />
      <IconButton icon="arrow-right" label={t.nextDay} onClick={() => onDay(dayAfter(day, 1))} />
    </div>
  )
}
