import type { Equipment, GroundOfficial } from '@pavilion/contract/grounds/ground-facts.ts'
import type { Currency } from '@pavilion/contract/places/place-calls.ts'
import { Avatar } from '@pavilion/kit/art/avatar.tsx'
import { Button } from '@pavilion/kit/button.tsx'
import { SectionHeading } from '@pavilion/kit/section-heading.tsx'
import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { shortMoney } from '#shared/money.ts'
import * as t from '#texts/bookings.ts'
import { setQuantity, toggleOfficial } from './choice.ts'
import type { Choice } from './choice.ts'
import styles from './extras.module.css'
import { roleText } from './role-text.ts'

type ExtrasProps = {
  readonly equipments: readonly Equipment[]
  readonly officials: readonly GroundOfficial[]
  readonly currency: Currency
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

/** The equipment and officials that can be hired with every slot. */
export function Extras(props: ExtrasProps) {
  const { equipments, officials, currency, choice, onChange } = props
  if (equipments.length + officials.length === 0) return null
  return (
    <section>
      <SectionHeading small title={t.addToYourBooking}>
        <span className="pv-small pv-muted">{t.perSlot}</span>
      </SectionHeading>
      <ul className={styles.extras}>
        {equipments.map((item) => (
          <Item
            key={item.id}
            item={item}
            currency={currency}
            count={choice.equipment[item.id] ?? 0}
            onCount={(count) => onChange(setQuantity(choice, item.id, count))}
          />
        ))}
        {officials.map(({ id, person, role, price }) => {
          const isHired = choice.officials.includes(id)
          return (
            <li key={id} className={styles.extra} data-chosen={isHired}>
              <span className={styles.face}>
                <Avatar name={person.name} />
              </span>
              <span className={styles.words}>
                <b>{person.name}</b>
                <small>
                  {roleText[role]}, {shortMoney(price, currency)}
                </small>
              </span>
              <Button
                size="small"
                variant="outline"
                aria-pressed={isHired}
                aria-label={`${person.name}, ${roleText[role].toLowerCase()}`}
                icon={isHired ? 'check' : undefined}
                onClick={() => onChange(toggleOfficial(choice, id))}
              >
                {isHired ? t.added : t.add}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type ItemProps = {
  readonly item: Equipment
  readonly currency: Currency
  readonly count: number
  readonly onCount: (count: number) => void
}

function Item({ item: { name, price, quantity }, currency, count, onCount }: ItemProps) {
  return (
    <li className={styles.extra} data-chosen={count > 0}>
      <span className={styles.words}>
        <b>{name}</b>
        <small>{t.priceEach({ price: shortMoney(price, currency) })}</small>
      </span>
      {count === 0 ? (
        <Button
          size="small"
          variant="outline"
          aria-label={t.addName({ name })}
          onClick={() => onCount(1)}
        >
          {t.add}
        </Button>
      ) : (
        <span className={styles.stepper}>
          <IconButton
            dense
            icon="minus"
            label={t.oneFewerName({ name })}
            onClick={() => onCount(count - 1)}
          />
          <output aria-label={t.nameQuantity({ name })}>{count}</output>
          <IconButton
            dense
            icon="plus"
            label={t.oneMoreName({ name })}
            disabled={count >= quantity}
            onClick={() => onCount(count + 1)}
          />
        </span>
      )}
    </li>
  )
}
