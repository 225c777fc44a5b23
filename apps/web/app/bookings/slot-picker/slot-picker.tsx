import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import type { PublicGround } from '@pavilion/contract/grounds/ground-calls.ts'
import type { GroundFacts } from '@pavilion/contract/grounds/ground-facts.ts'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { dayAfter } from '#shared/dates.ts'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/bookings.ts'
import { toggleSlot } from './choice.ts'
import styles from './slot-picker.module.css'
import { Extras } from './extras.tsx'
import { HeldPanel } from './held-panel.tsx'
import { Legend } from './legend.tsx'
import { NoSlots } from './no-slots.tsx'
import { SlotGrid } from './slot-grid.tsx'
import { BookButton, Summary } from './summary.tsx'
import { useSlotPicker } from './use-slot-picker.ts'
import type { SlotPickerState } from './use-slot-picker.ts'
import { WeekBar } from './week-bar.tsx'

export type PickerOffer = PublicGround & { readonly facts: GroundFacts }

type SlotPickerProps = {
  readonly offer: PickerOffer
  /** The local date at the ground. */
  readonly today: string
}

/** Choosing and booking slots: the grid, equipment and officials, and a summary that follows along. */
export function SlotPicker({ offer, today }: SlotPickerProps) {
  const { ground, facts } = offer
  const picker = useSlotPicker({ groundId: ground.id, today })
  const zone = ground.timeZone.replaceAll('_', ' ')
  return (
    <>
      <div className={styles.picker}>
        <Slots picker={picker} offer={offer} today={today} />
        {picker.held === undefined && (
          <Extras
            equipments={offer.equipments ?? []}
            officials={offer.officials ?? []}
            currency={facts.currency}
            choice={picker.choice}
            onChange={picker.setChoice}
          />
        )}
      </div>
      <aside className={styles.aside}>
        {picker.held ? (
          <HeldPanel key={picker.held.id} booking={picker.held} onOver={picker.forgetHeld} />
        ) : (
          <Summary picker={picker} cancellation={facts.cancellation} zone={zone} />
        )}
      </aside>
      <PhoneBar picker={picker} />
    </>
  )
}

const A_WEEK = 7

type SlotsProps = SlotPickerProps & { readonly picker: SlotPickerState }

function Slots({ picker, offer, today }: SlotsProps) {
  const { week, shown, choice, setChoice } = picker
  const from = shown?.from ?? today
  const to = shown?.to ?? dayAfter(from, A_WEEK - 1)
  const last = dayAfter(today, offer.facts.aheadDays)
  return (
    <section aria-labelledby="book-this-ground">
      <SectionHeading small id="book-this-ground" title={t.bookThisGround}>
        <WeekBar
          from={from}
          to={to}
          isFirst={week.week === 0}
          isLast={to >= last}
          onGo={(weeks) => week.setWeek(week.week + weeks)}
        />
      </SectionHeading>
      <p className="pv-small pv-muted">
        {t.pricesInIdPerSlot({
          id: offer.facts.currency.id,
          timeZone: offer.ground.timeZone.replaceAll('_', ' '),
        })}
      </p>
      <Legend />
      <HeldNote picker={picker} />
      <NoSlots week={week} height="420px" />
      {shown && (
        <SlotGrid
          days={Array.from({ length: A_WEEK }, (_, at) => dayAfter(from, at))}
          today={today}
          shown={shown}
          choice={choice}
          lost={picker.lost ?? []}
          held={picker.heldFrom}
          onToggle={(slot: SlotOnDay) => setChoice(toggleSlot(choice, slot))}
        />
      )}
    </section>
  )
}

const HeldNote = ({ picker }: { readonly picker: SlotPickerState }) =>
  picker.held && <p>{t.payForOrRelease}</p>

/** On a phone, the total and the button stay visible. */
function PhoneBar({ picker }: { readonly picker: SlotPickerState }) {
  const { quote, choice, held } = picker
  if (held || choice.slots.length === 0) return null
  const slots = choice.slots.length
  return (
    <section className={styles.bar} aria-label={t.total} data-bottom-bar>
      <span>
        <b>{quote ? shortMoney(quote.total, quote.currency) : '…'}</b>
        <small>{t.slotsCounted({ slots })}</small>
      </span>
      <BookButton picker={picker} words={t.bookNow} />
    </section>
  )
}
