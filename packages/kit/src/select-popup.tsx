import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import * as t from '#texts/kit.ts'
import { findChoices } from './choices.ts'
import type { Choice } from './choices.ts'
import { Icon } from './icons/icon.tsx'
import styles from './select.module.css'

type SelectPopupProps = {
  readonly choices: readonly Choice[]
  readonly value: string | null
  /** The accessible name of the search and the list. */
  readonly label: string
  readonly emptyText: string | undefined
  readonly onChoose: (choice: Choice) => void
}

/** The search and the list of a select. ARIA roles are needed, since no native element has both. */
export function SelectPopup(props: SelectPopupProps) {
  const { choices, value, label, emptyText = t.nothingFound, onChoose } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const found = findChoices(choices, typed)
  const chosen = found.findIndex((choice) => choice.value === value)
  const [moved, setMoved] = useState<number | undefined>(undefined)
  const active = moved ?? Math.max(0, chosen)

  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers return a promise here, which must not become the effect's clean-up.
    popup.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const press = (event: KeyboardEvent) => {
    const choice = found[active]
    if (event.key === 'Enter' && choice) onChoose(choice)
    else if (event.key === 'ArrowDown') setMoved(Math.min(active + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setMoved(Math.max(active - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <div ref={popup} className={styles.popup}>
      <Search
        label={label}
        list={id}
        active={found.length > 0 ? `${id}${active}` : undefined}
        onKeyDown={press}
        onType={(text) => {
          setTyped(text)
          setMoved(0)
        }}
      />
      {found.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      <Options
        id={id}
        label={label}
        found={found}
        value={value}
        active={active}
        onChoose={onChoose}
      />
    </div>
  )
}

type SearchProps = {
  readonly label: string
  /** The ids of the list and of the active choice. */
  readonly list: string
  readonly active: string | undefined
  readonly onType: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Takes focus at once, because the user has just asked to choose. */
function Search({ label, list, active, onType, onKeyDown }: SearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const combobox = { role: 'combobox', 'aria-expanded': true, 'aria-controls': list } as const
  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        {...combobox}
        className={styles.input}
        aria-label={label}
        aria-autocomplete="list"
        aria-activedescendant={active}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

type OptionsProps = {
  readonly id: string
  readonly label: string
  readonly found: readonly Choice[]
  readonly value: string | null
  readonly active: number
  readonly onChoose: (choice: Choice) => void
}

function Options({ id, label, found, value, active, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const listbox = { role: 'listbox', 'aria-label': label }
  return (
    <div ref={list} id={id} {...listbox} className={styles.list}>
      {found.map((choice, index) => {
        const option = { role: 'option', 'aria-selected': choice.value === value }
        return (
          <button
            key={choice.value}
            id={`${id}${index}`}
            {...option}
            className={styles.item}
            data-active={index === active ? '' : undefined}
            type="button"
            tabIndex={-1}
            onClick={() => onChoose(choice)}
          >
            <span className="pv-truncate">{choice.label}</span>
            {choice.note && <span className={styles.note}>{choice.note}</span>}
            {choice.value === value && <Icon name="check" size={16} strokeWidth={2.2} />}
          </button>
        )
      })}
    </div>
  )
}
