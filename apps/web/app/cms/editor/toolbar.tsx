import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import styles from './body-field.module.css'
import type { Mark } from './markdown-edit.ts'

type Tool = {
  readonly mark: Mark
  readonly sign: string
  readonly name: string
  readonly keys?: string
}

const tools: readonly Tool[] = [
  { mark: 'bold', sign: 'B', name: 'Bold', keys: 'Control+B' },
  { mark: 'italic', sign: 'I', name: 'Italic', keys: 'Control+I' },
  { mark: 'heading', sign: 'H2', name: 'Heading' },
  { mark: 'link', sign: 'Link', name: 'Link', keys: 'Control+K' },
  { mark: 'list', sign: '• List', name: 'List' },
  { mark: 'numbers', sign: '1. List', name: 'Numbered list' },
  { mark: 'quote', sign: '“ ”', name: 'Quote' },
  { mark: 'code', sign: '</>', name: 'Code', keys: 'Control+E' },
]

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

type ToolbarProps = { readonly controls: string; readonly onMark: (mark: Mark) => void }

/** A toolbar with one Tab stop; arrow keys move between the buttons. */
export function Toolbar({ controls, onMark }: ToolbarProps) {
  const [reached, setReached] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = (reached + step + tools.length) % tools.length
    setReached(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={move}
    >
      {tools.map(({ mark, sign, name, keys }, at) => (
        <button
          key={mark}
          type="button"
          tabIndex={at === reached ? 0 : -1}
          aria-label={name}
          aria-keyshortcuts={keys}
          title={keys === undefined ? name : `${name} (${keys.replace('Control', 'Ctrl')})`}
          onFocus={() => setReached(at)}
          onClick={() => onMark(mark)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
