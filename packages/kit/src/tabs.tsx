import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './tabs.module.css'

export type Tab = { readonly id: string; readonly label: ReactNode }

type TabsProps = {
  /** The accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly current: string
  readonly onChange: (id: string) => void
  /** The current tab's content. */
  readonly children: ReactNode
}

/** Tabs that switch a part of a page. Use link tabs where each has its own address. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = neighbour(event.key, tabs, current)
    if (!to) return
    event.preventDefault()
    onChange(to.id)
    document.getElementById(`${id}${to.id}`)?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            className={classes(styles.tab, tab.id === current && styles.current)}
            aria-selected={tab.id === current}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${current}`}>
        {children}
      </div>
    </>
  )
}

function neighbour(key: string, tabs: readonly Tab[], current: string): Tab | undefined {
  const at = tabs.findIndex((tab) => tab.id === current)
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(at - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}
