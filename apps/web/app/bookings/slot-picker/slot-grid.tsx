import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import type { MinorUnits } from '@pavilion/contract/units.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { Fragment, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useShell } from '#layout/use-shell.ts'
import { dayParts, longDay } from '#shared/dates.ts'
import { amountOf, shortMoney } from '#shared/money.ts'
import type { SlotsOfDays } from '../booking-calls.ts'
import { hoursOf, stateText } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import { hasSlot, keyOf } from './choice.ts'
import type { Choice, SlotKey } from './choice.ts'
import { gridBands } from './grid-rows.ts'
import { moveAmong } from './move-among.ts'
import styles from './slot-grid.module.css'

type SlotGridProps = {
  readonly days: readonly string[]
  readonly today: string
  readonly shown: SlotsOfDays
  readonly choice: Choice
  /** Chosen slots that somebody else has just taken. */
  readonly lost: readonly SlotKey[]
  /** When the slots begin that are held for the visitor; while there are any, no others are chosen. */
  readonly held: readonly string[]
  /** Where only slots of one price can be chosen. */
  readonly price?: MinorUnits
  readonly onToggle: (slot: SlotOnDay) => void
}

const isOpen = (slot: SlotOnDay, price: MinorUnits | undefined) =>
  slot.state === 'free' && (price === undefined || slot.price === price)

/**
 * Seven days side by side with the hours below; on a phone one day at a time. Arrow keys move between
 * slots.
 */
export function SlotGrid(props: SlotGridProps) {
  const { days, shown, price } = props
  const free = (day: string) =>
    shown.slots.filter((slot) => slot.day === day && isOpen(slot, price))
  const [picked, setPicked] = useState<string>()
  const firstFree = days.find((day) => free(day).length > 0) ?? days[0]
  const day = picked !== undefined && days.includes(picked) ? picked : firstFree
  return (
    <div className={styles.grid}>
      <span className={styles.corner} />
      <div className={styles.days}>
        {days.map((one) => (
          <DayHead
            key={one}
            day={one}
            isToday={one === props.today}
            isPicked={one === day}
            free={free(one).length}
            hasSlots={shown.slots.some((slot) => slot.day === one)}
            onPick={() => setPicked(one)}
          />
        ))}
      </div>
      <Cells {...props} day={day} />
    </div>
  )
}

type DayHeadProps = {
  readonly day: string
  readonly isToday: boolean
  readonly isPicked: boolean
  readonly free: number
  readonly hasSlots: boolean
  readonly onPick: () => void
}

function DayHead({ day, isToday, isPicked, free, hasSlots, onPick }: DayHeadProps) {
  const locale = useShell()?.site.locale ?? 'en'
  const { weekday, date } = dayParts(day, locale)
  const words = hasSlots ? t.freeText({ free }) : t.closed
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isPicked}
      aria-label={`${isToday ? t.todayDay({ day: longDay(day, locale) }) : longDay(day, locale)}, ${words}`}
      onClick={onPick}
    >
      <span>{isToday ? t.today : weekday}</span>
      <b>{date}</b>
      <small>{words}</small>
    </button>
  )
}

function Cells(props: SlotGridProps & { readonly day: string | undefined }) {
  const { days, shown, choice, price } = props
  const [reached, setReached] = useState<string>()
  const open = shown.slots.filter((slot) => isOpen(slot, price))
  const stops = open.map(keyOf)
  const stop = reached !== undefined && stops.includes(reached) ? reached : stops[0]
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (moveAmong(event.key, event.currentTarget, event.target)) event.preventDefault()
  }
  return (
    // Keyboard events come from the slots inside, which are buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset className={styles.cells} onKeyDown={move}>
      <legend className="pv-hidden">{t.slotsByDayAndHour({ id: shown.currency.id })}</legend>
      {gridBands(shown.slots, days).map(({ band, rows }) => (
        <Fragment key={band}>
          <span className={styles.band}>
            <Icon name={band === t.floodlit ? 'bulb' : 'sun'} size={16} />
            {band}
          </span>
          {rows.map(({ hours, slots }) => (
            <div key={hours} className={styles.row}>
              <span className={styles.hours}>{hours}</span>
              {slots.map((slot, at) =>
                slot === undefined ? (
                  <span key={days[at]} className={styles.none} data-away={days[at] !== props.day} />
                ) : (
                  <Cell
                    key={days[at]}
                    slot={slot}
                    currency={shown.currency}
                    isAway={days[at] !== props.day}
                    isOpen={open.includes(slot)}
                    isChosen={hasSlot(choice, slot)}
                    isLost={props.lost.some((one) => keyOf(one) === keyOf(slot))}
                    isStop={keyOf(slot) === stop}
                    isMine={props.held.includes(slot.start)}
                    isLocked={props.held.length > 0}
                    onReach={() => setReached(keyOf(slot))}
                    onToggle={() => props.onToggle(slot)}
                  />
                ),
              )}
            </div>
          ))}
        </Fragment>
      ))}
    </fieldset>
  )
}

type CellProps = {
  readonly slot: SlotOnDay
  readonly currency: SlotsOfDays['currency']
  /** Whether a phone shows another day. */
  readonly isAway: boolean
  readonly isOpen: boolean
  readonly isChosen: boolean
  readonly isLost: boolean
  /** Whether this slot is the grid's Tab stop. */
  readonly isStop: boolean
  /** Whether it is held for the visitor. */
  readonly isMine: boolean
  readonly isLocked: boolean
  readonly onReach: () => void
  readonly onToggle: () => void
}

function Cell(props: CellProps) {
  const { slot, currency, isChosen, isAway } = props
  const locale = useShell()?.site.locale ?? 'en'
  const when = `${longDay(slot.day, locale)}, ${hoursOf(slot)}`
  if (!props.isOpen) return <Taken {...props} when={when} />
  return (
    <button
      type="button"
      className={classes(styles.cell, styles.free, slot.kind === 'floodlight' && styles.lit)}
      aria-pressed={isChosen}
      disabled={props.isLocked}
      aria-label={`${when}, ${shortMoney(slot.price, currency)}, ${isChosen ? t.chosenSlot : stateText.free}`}
      data-slot
      data-away={isAway}
      tabIndex={props.isStop ? 0 : -1}
      onFocus={props.onReach}
      onClick={props.onToggle}
    >
      <span className={styles.when}>{hoursOf(slot)}</span>
      <span className={styles.price}>
        {isChosen && <Icon name="check" size={14} strokeWidth={2.4} />}
        {amountOf(slot.price, currency)}
      </span>
    </button>
  )
}

function Taken({ slot, when, isAway, isLost, isMine }: CellProps & { readonly when: string }) {
  const isOwn = isMine && slot.state === 'held'
  const state = slot.state === 'free' ? 'closed' : slot.state
  const words = slot.state === 'free' ? t.differentPrice : stateText[slot.state]
  return (
    <span className={classes(styles.cell, isOwn ? styles.mine : styles[state])} data-away={isAway}>
      <span className="pv-hidden">{when}, </span>
      <span className={styles.when}>{hoursOf(slot)}</span>
      {isOwn ? t.heldForYou : isLost ? t.justTaken : words}
    </span>
  )
}
