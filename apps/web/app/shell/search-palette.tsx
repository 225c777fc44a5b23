import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { SearchResults } from './search-results.tsx'
import styles from './search-palette.module.css'
import { Sheet } from '#layout/sheet.tsx'
import * as t from '#texts/shell.ts'
import { useSearch } from './use-search.ts'

/** The global search. Arrow keys move through the results; Enter opens the selected one, or the first. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const palette = useRef<HTMLDivElement>(null)
  const { state, options } = useSearch(text)
  return (
    <Sheet label={t.searchText} onClose={onClose} className={styles.palette}>
      {/* Keys that bubble from the field and the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={palette}
        className={styles.inside}
        onKeyDown={(event) => walk(event, palette.current)}
      >
        <search className={styles.field}>
          <Icon name="search" size={22} />
          <input
            // People open the palette in order to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            aria-label={t.searchPlayersTeamsTournamentsGrounds}
            placeholder={t.playersTeamsGrounds}
            autoComplete="off"
            value={text}
            maxLength={100}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="button" className={styles.esc} aria-label={t.closeEsc} onClick={onClose}>
            <span>{t.esc}</span>
            <Icon name="close" />
          </button>
        </search>
        <SearchResults state={state} options={options} text={text} />
      </div>
    </Sheet>
  )
}

function walk(event: KeyboardEvent, palette: HTMLElement | null) {
  const stops = palette ? [...palette.querySelectorAll<HTMLElement>('input, li a')] : []
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step !== undefined) {
    event.preventDefault()
    stops[(at + step + stops.length) % stops.length]?.focus()
  } else if (event.key === 'Enter' && at === 0) {
    stops[1]?.click()
  }
}
