import { Icon } from '@pavilion/kit/icons/icon.tsx'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { SearchResults } from './search-results.tsx'
import { rememberSearch, useSearch } from './use-search.ts'
import styles from './search-palette.module.css'
import { Sheet } from './sheet.tsx'

/** One search over everything. Arrow keys walk the results, Enter opens the one that is marked. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { state, options } = useSearch(text)
  const navigate = useNavigate()
  const chosen = options[at] ?? options[0]

  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((was) => (was + step + options.length) % Math.max(1, options.length))
    }
    if (event.key === 'Enter' && chosen) {
      rememberSearch(chosen)
      void navigate(chosen.href)
    }
  }

  return (
    <Sheet label="Search" onClose={onClose} className={styles.palette}>
      <div className={styles.field}>
        <Icon name="search" size={22} />
        <input
          // The palette is opened to type in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls="search-results"
          aria-activedescendant={chosen && `found-${chosen.id}`}
          aria-label="Search players, teams, tournaments, grounds and matches"
          placeholder="Players, teams, grounds"
          value={text}
          maxLength={100}
          onKeyDown={pressed}
          onChange={({ target }) => {
            setText(target.value)
            setAt(0)
          }}
        />
        <button type="button" className={styles.esc} onClick={onClose}>
          Esc
        </button>
      </div>
      <SearchResults state={state} options={options} chosen={chosen} text={text} />
    </Sheet>
  )
}
