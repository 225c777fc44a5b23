import { cloneElement, useEffect, useId, useRef } from 'react'
import type { ButtonHTMLAttributes, KeyboardEvent, PointerEvent, ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { Anchor } from './anchor.ts'
import { classes } from './classes.ts'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/paths.ts'
import styles from './menu.module.css'
import { usePopup } from './use-popup.ts'

export type MenuEntry = {
  readonly label: string
  readonly icon?: IconName | undefined
} & ({ readonly href: string } | { readonly onSelect: () => void })

type MenuProps = {
  /** The button that opens it: a `Button`, an `IconButton` or a plain one. */
  readonly trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  readonly entries: readonly MenuEntry[]
  /** Also opens on hover, and closes 100 ms after the pointer leaves. */
  readonly openOnHover?: boolean | undefined
  readonly align?: 'start' | 'end' | undefined
}

const closeDelay = 100

/** A short list of actions or links. */
export function Menu({ trigger, entries, openOnHover = false, align = 'end' }: MenuProps) {
  const { root, open, setOpen } = usePopup()
  const id = useId()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  const hover = (event: PointerEvent, inside: boolean) => {
    if (!openOnHover || event.pointerType !== 'mouse') return
    clearTimeout(closing.current)
    if (inside) setOpen(true)
    else closing.current = setTimeout(() => setOpen(false), closeDelay)
  }
  const press = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const to = nextItem(event.key, items)
    if (to === undefined) return
    event.preventDefault()
    flushSync(() => setOpen(true))
    items[to]?.focus()
  }
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={press}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      role="presentation"
    >
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => setOpen(!open),
      })}
      <div id={id} role="menu" className={classes(styles.menu, styles[align], open && styles.open)}>
        {entries.map((entry) => (
          <Entry key={entry.label} entry={entry} onDone={() => setOpen(false)} />
        ))}
      </div>
    </div>
  )
}

/** The index of the item that a key moves to, wrapping around. */
function nextItem(key: string, items: readonly HTMLElement[]): number | undefined {
  const at = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return (at + 1) % items.length
  if (key === 'ArrowUp') return (at <= 0 ? items.length : at) - 1
  if (key === 'Home' && at >= 0) return 0
  if (key === 'End' && at >= 0) return items.length - 1
  return undefined
}

type EntryProps = { readonly entry: MenuEntry; readonly onDone: () => void }

function Entry({ entry, onDone }: EntryProps) {
  const inside = (
    <>
      {entry.icon && <Icon name={entry.icon} size={18} />}
      {entry.label}
    </>
  )
  const shared = { role: 'menuitem', tabIndex: -1, className: styles.entry }
  if ('href' in entry) {
    return (
      <Anchor {...shared} href={entry.href} onClick={onDone}>
        {inside}
      </Anchor>
    )
  }
  const choose = () => {
    onDone()
    entry.onSelect()
  }
  return (
    <button {...shared} type="button" onClick={choose}>
      {inside}
    </button>
  )
}
