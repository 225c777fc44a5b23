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
import { hasSlot, keyOf, withoutSlots } from './choice.ts'
import type { Choice } from './choice.ts'
import styles from './desk.module.css'
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
    <section className={styles.summary} aria-label="Your booking">
      <h2 className="pv-panel-heading">Your booking</h2>
      <LostText picker={picker} />
      {choice.slots.length === 0 ? (
        <p className="pv-muted">
          Choose one slot or more. Nothing is held and nothing is charged until you book.
        </p>
      ) : (
        <Chosen picker={picker} zone={zone} />
      )}
      {picker.problem !== undefined && <p role="alert">{picker.problem}</p>}
      {choice.slots.length > 0 && (
        <BookButton picker={picker} words={quote && isCurrent ? 'Book' : 'One moment'} />
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
      {named.length > 0 &&
        `Just taken by somebody else: ${named.join('; ')}. The rest of your choice is still here.`}
    </output>
  )
}

function Chosen({ picker, zone }: Omit<SummaryProps, 'cancellation'>) {
  const { quote, choice, setChoice } = picker
  if (quote === undefined) return <Skeleton height="120px" />
  const slots = quote.slots.filter((slot) => hasSlot(choice, slot))
  const extras = quote.lines.slice(quote.slots.length)
  const sums = sumRows({ ...quote, lines: [] }).filter(([name]) => name !== 'Total')
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
              {quantity > 1 && <small>{quantity} times</small>}
            </span>
            <b>{shortMoney(amount, quote.currency)}</b>
          </li>
        ))}
      </ul>
      <p className="pv-small pv-muted">Times are those at the ground, {zone}.</p>
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
    label="What for (if you like)"
    placeholder="A friendly, a trial, a birthday"
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
          {hoursOf(slot)}
          {slot.kind === 'floodlight' && ', lights on'}
        </small>
      </span>
      <b>{shortMoney(slot.price, currency)}</b>
      <IconButton dense icon="close" label={`Remove ${whenOf(slot, locale)}`} onClick={onRemove} />
    </li>
  )
}

function Policy({ steps }: { readonly steps: readonly CancellationStep[] }) {
  return (
    <div className={styles.policy}>
      <b>If you cancel</b>
      {policyText(steps).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
