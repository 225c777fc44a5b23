import type { CancellationStep } from '@pavilion/contract/grounds/ground-facts.ts'
import { printMoney } from '@pavilion/contract/print-money.ts'
import { Button } from '@pavilion/kit/button.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { Skeleton } from '@pavilion/kit/skeleton.tsx'
import { TextField } from '@pavilion/kit/text-field.tsx'
import { useShell } from '#layout/use-shell.ts'
import { longDay } from '#shared/dates.ts'
import { CouponRow } from '#shared/coupon-row.tsx'
import { shortMoney } from '#shared/money.ts'
import { sumRows } from '#shared/order-sums.tsx'
import type { Quote } from '../booking-calls.ts'
import { hoursOf, policyText, whenOf } from '#shared/slot-text.ts'
import * as t from '#texts/bookings.ts'
import { hasSlot, keyOf, withoutSlots } from './choice.ts'
import type { Choice } from './choice.ts'
import styles from './slot-picker.module.css'
import { Total } from './held-panel.tsx'
import type { SlotPickerState } from './use-slot-picker.ts'

type SummaryProps = {
  readonly picker: SlotPickerState
  readonly cancellation: readonly CancellationStep[]
  readonly zone: string
}

/** The choice, its price, and the button to book it. */
export function Summary({ picker, cancellation, zone }: SummaryProps) {
  const { choice, quote, isCurrent } = picker
  return (
    <section className={styles.summary} aria-label={t.yourBooking}>
      <h2 className="pv-panel-heading">{t.yourBooking}</h2>
      <LostText picker={picker} />
      {choice.slots.length === 0 ? (
        <p className="pv-muted">{t.chooseOneOrMoreSlots}</p>
      ) : (
        <Chosen picker={picker} zone={zone} />
      )}
      {picker.problem !== undefined && <p role="alert">{picker.problem}</p>}
      {choice.slots.length > 0 && (
        <BookButton picker={picker} words={quote && isCurrent ? t.book : t.oneMoment} />
      )}
      <Policy steps={cancellation} />
    </section>
  )
}

/** Books what is quoted. */
export function BookButton({
  picker,
  words,
}: {
  readonly picker: SlotPickerState
  readonly words: string
}) {
  return (
    <Button
      size="large"
      wide
      busy={picker.isBooking}
      disabled={!picker.isCurrent}
      onClick={() => picker.book()}
    >
      {words}
    </Button>
  )
}

function LostText({ picker: { lost = [], shown } }: { readonly picker: SlotPickerState }) {
  const locale = useShell()?.site.locale ?? 'en'
  const named = lost.map((one) => {
    const slot = shown?.slots.find((seen) => keyOf(seen) === keyOf(one))
    return slot ? whenOf(slot, locale) : longDay(one.day, locale)
  })
  return (
    <output className={styles.lost}>
      {named.length > 0 && t.justTakenBySomeoneElse({ named: named.join('; ') })}
    </output>
  )
}

function Chosen({ picker, zone }: Omit<SummaryProps, 'cancellation'>) {
  const { quote, choice, setChoice } = picker
  if (quote === undefined) return <Skeleton height="120px" />
  const slots = quote.slots.filter((slot) => hasSlot(choice, slot))
  const extras = quote.lines.slice(quote.slots.length)
  const sums = sumRows({ ...quote, lines: [] }).slice(0, -1)
  return (
    <div className={styles.chosen} aria-busy={!picker.isCurrent}>
      <ul className={styles.lines}>
        {slots.map((slot) => (
          <SlotLine
            key={keyOf(slot)}
            slot={slot}
            currency={quote.currency}
            onRemove={() => setChoice(withoutSlots(choice, [slot]))}
          />
        ))}
        {extras.map(({ title, quantity, amount }) => (
          <li key={title}>
            <span>
              {title}
              {quantity > 1 && <small>{t.quantityTimes({ quantity })}</small>}
            </span>
            <b>{shortMoney(amount, quote.currency)}</b>
          </li>
        ))}
      </ul>
      <p className="pv-small pv-muted">{t.timesAreLocal({ zone })}</p>
      <PurposeField choice={choice} onChange={setChoice} />
      <CouponRow
        applied={quote.coupon}
        problem={picker.codeProblem}
        onCode={(code) => setChoice({ ...choice, code })}
      />
      {sums.length > 0 && (
        <dl className={styles.sums}>
          {sums.map(([name, minor]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{printMoney(minor, quote.currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Total words={shortMoney(quote.total, quote.currency)} />
    </div>
  )
}

type PurposeFieldProps = {
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

const PurposeField = ({ choice, onChange }: PurposeFieldProps) => (
  <TextField
    label={t.occasionOptional}
    placeholder={t.aFriendlyTrialsABirthday}
    maxLength={200}
    value={choice.purpose}
    onChange={({ target }) => onChange({ ...choice, purpose: target.value })}
  />
)

type SlotLineProps = {
  readonly slot: Quote['slots'][number]
  readonly currency: Quote['currency']
  readonly onRemove: () => void
}

function SlotLine({ slot, currency, onRemove }: SlotLineProps) {
  const locale = useShell()?.site.locale ?? 'en'
  return (
    <li>
      <span>
        {longDay(slot.day, locale)}
        <small>
          {slot.kind === 'floodlight' ? t.timeLit({ time: hoursOf(slot) }) : hoursOf(slot)}
        </small>
      </span>
      <b>{shortMoney(slot.price, currency)}</b>
      <IconButton
        dense
        icon="close"
        label={t.removeSlot({ slot: whenOf(slot, locale) })}
        onClick={onRemove}
      />
    </li>
  )
}

function Policy({ steps }: { readonly steps: readonly CancellationStep[] }) {
  return (
    <div className={styles.policy}>
      <b>{t.ifYouCancel}</b>
      {policyText(steps).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
