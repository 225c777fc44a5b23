import { useId } from 'react'
import * as t from '#texts/kit.ts'
import type { Choice } from './choices.ts'
import { classes } from './classes.ts'
import { FieldError } from './field.tsx'
import fieldStyles from './field.module.css'
import { Icon } from './icons/icon.tsx'
import { SelectPopup } from './select-popup.tsx'
import styles from './select.module.css'
import { usePopup } from './use-popup.ts'

type SelectProps = {
  readonly label: string
  /** The label is only read out, as in a filter row. */
  readonly hideLabel?: boolean | undefined
  readonly choices: readonly Choice[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  /** Submits the value with a form. */
  readonly name?: string | undefined
  readonly placeholder?: string | undefined
  readonly searchLabel?: string | undefined
  readonly emptyText?: string | undefined
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
}

/** One of many choices, found by typing. For fewer than a dozen, use a plain `select`. */
export function Select(props: SelectProps) {
  const { label, choices, value } = props
  const { root, open, setOpen } = usePopup()
  const id = useId()
  const chosen = choices.find((choice) => choice.value === value)
  const choose = (choice: Choice) => {
    props.onChange(choice.value)
    setOpen(false)
    document.getElementById(id)?.focus()
  }
  return (
    <div ref={root} className={classes(fieldStyles.field, styles.root)}>
      <span id={`${id}label`} className={props.hideLabel ? 'pv-hidden' : styles.label}>
        {label}
      </span>
      <button
        id={id}
        type="button"
        className={classes(fieldStyles.input, styles.trigger)}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-labelledby={`${id}label ${id}`}
        {...(props.error && { 'aria-invalid': true, 'aria-describedby': `${id}error` })}
        disabled={props.disabled}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Chosen label={chosen?.label} placeholder={props.placeholder} />
      </button>
      {props.name && <input type="hidden" name={props.name} value={value ?? ''} />}
      {open && (
        <SelectPopup
          choices={choices}
          value={value}
          label={props.searchLabel ?? label}
          emptyText={props.emptyText}
          onChoose={choose}
        />
      )}
      {props.error && <FieldError id={`${id}error`}>{props.error}</FieldError>}
    </div>
  )
}

type ChosenProps = {
  readonly label: string | undefined
  readonly placeholder: string | undefined
}

function Chosen({ label, placeholder = t.choose }: ChosenProps) {
  return (
    <>
      <span className={label === undefined ? styles.placeholder : 'pv-truncate'}>
        {label ?? placeholder}
      </span>
      <Icon name="chevron-down" size={16} />
    </>
  )
}
