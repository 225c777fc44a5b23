import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { buttonClasses } from '@pavilion/kit/button.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { Tag } from '@pavilion/kit/tag.tsx'
import { Link } from 'react-router'
import { useShell } from '#layout/use-shell.ts'
import { groundAddress } from '#shared/addresses.ts'
import { dayParts } from '#shared/dates.ts'
import { amountOf, shortMoney } from '#shared/money.ts'
import { hoursOf, stateText, whenOf } from '#shared/slot-text.ts'
import * as t from '#texts/marketing.ts'
import type { Samples } from '../load-samples.ts'
import styles from './slot-sheet.module.css'
import { useFreshWeek } from './use-fresh-week.ts'

type Offer = NonNullable<Samples['slots']>
type SlotSheetProps = { readonly offer: Offer }

const DAYS = 4

/** The current slots of a ground for hire; each free one links to booking it. */
export function SlotSheet({ offer: { ground, week: first } }: SlotSheetProps) {
  const week = useFreshWeek(ground.id, first)
  const days = [...new Set(week.slots.filter(isAhead).map(({ day }) => day))].slice(0, DAYS)
  const shown = week.slots.filter(({ day }) => days.includes(day))
  const hours = [...new Set(shown.map(startOf))].toSorted()
  return (
    <div className={classes('pv-card', styles.sheet)}>
      <p className={styles.title}>
        <b>{ground.name}</b>
        {ground.isSample && <Tag>{t.sample}</Tag>}
        <span className="pv-caption">
          {t.freeSlotsNow({ city: ground.city, currency: week.currency.id })}
        </span>
      </p>
      <Days days={days} />
      <ul className={styles.cells} aria-label={t.slotsOf({ ground: ground.name })}>
        {hours.flatMap((hour) =>
          days.map((day) => (
            <li key={`${hour} ${day}`}>
              <Cell
                slot={shown.find((slot) => slot.day === day && startOf(slot) === hour)}
                address={groundAddress(ground)}
                currency={week.currency}
              />
            </li>
          )),
        )}
      </ul>
      <p className={styles.end}>
        <Link
          className={buttonClasses({ size: 'small' })}
          to={`${groundAddress(ground)}#book-this-ground`}
        >
          {t.allDaysOf({ ground: ground.name })}
        </Link>
        <span className="pv-caption">
          {t.timesAtTheGround({ zone: week.timeZone.replaceAll('_', ' ') })}
        </span>
      </p>
    </div>
  )
}

function Days({ days }: { readonly days: readonly string[] }) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <div className={styles.days} aria-hidden="true">
      {days.map((day) => {
        const { weekday, date } = dayParts(day, locale)
        return (
          <span key={day}>
            {weekday} <b>{date}</b>
          </span>
        )
      })}
    </div>
  )
}

const startOf = ({ localStart }: SlotOnDay) => localStart.slice(11)
const isAhead = ({ state }: SlotOnDay) => state !== 'past'

type CellProps = {
  readonly slot: SlotOnDay | undefined
  readonly address: string
  readonly currency: Offer['week']['currency']
}

function Cell({ slot, address, currency }: CellProps) {
  const locale = useShell()?.site.locale ?? 'en'
  if (slot === undefined) return null
  if (slot.state !== 'free') {
    return (
      <span className={styles.taken}>
        <span className="pv-hidden">{whenOf(slot, locale)}, </span>
        <small aria-hidden="true">{startOf(slot)}</small>
        {stateText[slot.state]}
      </span>
    )
  }
  return (
    <Link
      className={classes(styles.free, slot.kind === 'floodlight' && styles.lit)}
      to={`${address}?slot=${slot.slotId}&day=${slot.day}#book-this-ground`}
      aria-label={t.bookSlot({
        when: whenOf(slot, locale),
        price: shortMoney(slot.price, currency),
      })}
      title={hoursOf(slot)}
    >
      <small>{startOf(slot)}</small>
      {amountOf(slot.price, currency)}
    </Link>
  )
}
