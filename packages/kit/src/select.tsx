import { Combobox } from '@base-ui/react/combobox'
import { useId } from 'react'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'
import fieldStyles from './field.module.css'
import { Icon } from './icons/icon.tsx'
import styles from './select.module.css'

export type Choice = {
  readonly value: string
  readonly label: string
  /** Shown small at the far end, and searched too. */
  readonly note?: string | undefined
}

type SelectProps = {
  readonly label: string
  /** Only read aloud, as in a filter row. */
  readonly hideLabel?: boolean | undefined
  readonly choices: readonly Choice[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly name?: string | undefined
  readonly placeholder?: string | undefined
  readonly searchLabel?: string | undefined
  readonly emptyText?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
}

/** One of many, found by typing. Under a dozen choices a native `select` does as well and weighs nothing. */
export function Select({ label, placeholder = 'Choose', ...props }: SelectProps) {
  const id = useId()
  const chosen = props.choices.find((choice) => choice.value === props.value) ?? null
  return (
    <div className={fieldStyles.field}>
      <Combobox.Root
        items={props.choices}
        value={chosen}
        onValueChange={(choice) => props.onChange(choice?.value ?? null)}
        itemToStringLabel={searchable}
        itemToStringValue={(choice) => choice.value}
        isItemEqualToValue={(one, other) => one.value === other.value}
        name={props.name}
        disabled={props.disabled}
      >
        <Combobox.Label className={props.hideLabel ? 'pv-hidden' : styles.label}>
          {label}
        </Combobox.Label>
        <Combobox.Trigger
          className={classes(fieldStyles.input, styles.trigger)}
          {...(props.error && { 'aria-invalid': true, 'aria-describedby': id })}
        >
          <Chosen label={chosen?.label} placeholder={placeholder} />
        </Combobox.Trigger>
        <Popup label={props.searchLabel ?? label} emptyText={props.emptyText} />
      </Combobox.Root>
      {props.error && <FieldError id={id}>{props.error}</FieldError>}
    </div>
  )
}

type ChosenProps = { readonly label: string | undefined; readonly placeholder: string }

function Chosen({ label, placeholder }: ChosenProps) {
  return (
    <>
      <span className={label === undefined ? styles.placeholder : 'pv-truncate'}>
        {label ?? placeholder}
      </span>
      <Icon name="chevron-down" size={16} />
    </>
  )
}

function searchable({ label, note }: Choice): string {
  return note ? `${label} ${note}` : label
}

type PopupProps = { readonly label: string; readonly emptyText: string | undefined }

function Popup({ label, emptyText = 'Nothing found.' }: PopupProps) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner className={styles.positioner} align="start" sideOffset={4}>
        <Combobox.Popup className={styles.popup} aria-label={label}>
          <div className={styles.search}>
            <Icon name="search" />
            <Combobox.Input className={styles.input} aria-label={label} />
          </div>
          <Combobox.Empty>
            <p className={styles.empty}>{emptyText}</p>
          </Combobox.Empty>
          <Combobox.List className={styles.list}>
            {(choice: Choice) => (
              <Combobox.Item key={choice.value} value={choice} className={styles.item}>
                <span className="pv-truncate">{choice.label}</span>
                {choice.note && <span className={styles.note}>{choice.note}</span>}
                <Combobox.ItemIndicator className={styles.tick}>
                  <Icon name="check" size={16} strokeWidth={2.2} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
