import type { Booking, SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { useState } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayAfter, dayAt } from '#shared/dates.ts'
import { serverNow } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import { moveSlot } from '../booking-calls.ts'
import { nothing } from '../slot-picker/choice.ts'
import { NoSlots } from '../slot-picker/no-slots.tsx'
import { SlotGrid } from '../slot-picker/slot-grid.tsx'
import { WeekBar } from '../slot-picker/week-bar.tsx'
import { whenOf } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import styles from './own.module.css'
import { useQueryAnswer } from '#state/use-query-answer.ts'
import { useLookingAgain, useWeek } from '../slot-picker/use-week.ts'

/** A week of slots, for moving one that is booked. */
function useFreeSlots(groundId: string, today: string) {
  const { load, ...week } = useWeek(groundId, today)
  const { answer, again } = useQueryAnswer({
    key: ['slots', groundId, today, week.week],
    call: load,
    keep: false,
  })
  useLookingAgain(again)
  return { answer, again, ...week }
}

type MovePanelProps = {
  readonly booking: Booking
  readonly slot: Booking['slots'][number]
  readonly onDone: () => void
  readonly onClose: () => void
}

const A_WEEK = 7

/** Moves a slot to a free one of the same price. */
export function MovePanel(props: MovePanelProps) {
  const { slot, onClose } = props
  const locale = useShell()?.site.locale ?? 'en'
  const { today, week, shown, to, setTo, busy, move } = useMove(props)
  return (
    <section className={styles.move} aria-label={t.moveSlot({ slot: whenOf(slot, locale) })}>
      <p>{t.chooseAnotherTimeForSlot({ slot: whenOf(slot, locale) })}</p>
      <NoSlots week={week} height="320px" />
      {shown && (
        <>
          <WeekBar
            from={shown.from}
            to={shown.to}
            isFirst={week.week === 0}
            isLast={false}
            onGo={(weeks) => week.setWeek(week.week + weeks)}
          />
          <SlotGrid
            days={Array.from({ length: A_WEEK }, (_, at) => dayAfter(shown.from, at))}
            today={today}
            shown={shown}
            choice={{ ...nothing, slots: to ? [to] : [] }}
            lost={[]}
            held={[]}
            price={slot.price}
            onToggle={setTo}
          />
        </>
      )}
      <p className={styles.actions}>
        <Button busy={busy} disabled={!to} onClick={() => to && void move(to)}>
          {t.moveHere}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t.keepThisTime}
        </Button>
      </p>
    </section>
  )
}

function useMove({ booking, slot, onDone }: MovePanelProps) {
  const { ground } = booking
  const [today] = useState(() => dayAt(new Date(serverNow()).toISOString(), ground.timeZone))
  const week = useFreeSlots(ground.id, today)
  const [to, setTo] = useState<SlotOnDay>()
  const [busy, setBusy] = useState(false)
  const shown = week.answer?.ok ? week.answer.data.data : undefined
  const move = async ({ slotId, day }: SlotOnDay) => {
    setBusy(true)
    const at = { groundId: ground.id, bookingId: booking.id }
    const told = await moveSlot(at, { from: slot.id, to: { slotId, day } })
    setBusy(false)
    if (told.ok) {
      toasts.add('success', told.data.message)
      return onDone()
    }
    toasts.add('error', [told.message, ...told.errors.map(({ message }) => message)].join(' '))
    setTo(undefined)
    return week.again()
  }
  return { today, week, shown, to, setTo, busy, move }
}
