import styles from './ask.module.css'

type PadChipsProps<T extends string> = {
  readonly label: string
  readonly chips: readonly { readonly id: T; readonly label: string }[]
  readonly choose: (id: T) => void
}

/** One of many words, in two rows that can be moved aside. */
export function PadChips<T extends string>({ label, chips, choose }: PadChipsProps<T>) {
  return (
    <fieldset aria-label={label} className={styles.chips}>
      {chips.map((chip) => (
        <button key={chip.id} type="button" onClick={() => choose(chip.id)}>
          {chip.label}
        </button>
      ))}
    </fieldset>
  )
}
