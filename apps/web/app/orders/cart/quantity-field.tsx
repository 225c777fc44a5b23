import { IconButton } from '@pavilion/kit/icon-button.tsx'
import { MOST_OF_ONE } from '@pavilion/contract/orders/cart-limits.ts'
import { useState } from 'react'
import * as t from '#texts/orders.ts'
import styles from './cart-page.module.css'

type QuantityProps = {
  /** The name of what is counted. */
  readonly title: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const isQuantity = (value: number) => Number.isInteger(value) && value >= 1 && value <= MOST_OF_ONE

/**
 * A quantity of at least one, typed or stepped. Invalid input is ignored, and reset when the field loses
 * focus.
 */
export function QuantityField({ title, value, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string>()
  const step = (next: number) => {
    setTyped(undefined)
    onChange(next)
  }
  return (
    <div className={styles.quantity}>
      <IconButton
        icon="minus"
        label={t.oneFewerOfTitle({ title })}
        disabled={value <= 1}
        onClick={() => step(value - 1)}
      />
      <input
        aria-label={t.quantityOfTitle({ title })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          if (isQuantity(Number(target.value))) onChange(Number(target.value))
        }}
        onBlur={() => setTyped(undefined)}
      />
      <IconButton
        icon="plus"
        label={t.oneMoreOfTitle({ title })}
        disabled={value >= MOST_OF_ONE}
        onClick={() => step(value + 1)}
      />
    </div>
  )
}
