import type { Period } from '@pavilion/contract/orders/order-fields.ts'
import { classes } from '@pavilion/kit/classes.ts'
import { useId } from 'react'
import { replayInput } from '#islands/input-replay.ts'
import * as t from '#texts/common.ts'
import styles from './period-switch.module.css'

const words: { readonly [P in Period]: string } = { month: t.monthly, year: t.yearly, once: t.once }

type PeriodSwitchProps = {
  /** The accessible name of the choice. */
  readonly label: string
  readonly periods: readonly Period[]
  readonly value: Period
  readonly onChange: (period: Period) => void
  readonly className?: string | undefined
}

/** Monthly or yearly: radio buttons that look like a switch. */
export function PeriodSwitch({ label, periods, value, onChange, className }: PeriodSwitchProps) {
  const name = useId()
  return (
    <fieldset ref={replayInput} className={classes(styles.switch, className)}>
      <legend className="pv-hidden">{label}</legend>
      {periods.map((period) => (
        <label key={period} className={styles.choice}>
          <input
            type="radio"
            className="pv-hidden"
            name={name}
            checked={period === value}
            onChange={() => onChange(period)}
          />
          <span>{words[period]}</span>
        </label>
      ))}
    </fieldset>
  )
}
