import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import * as t from '#texts/cms.ts'
import styles from './body-field.module.css'
import type { Mark } from './markdown-edit.ts'

type Tool = {
  readonly mark: Mark
  readonly sign: string
  readonly name: string
  readonly keys?: string
}

const tools: readonly Tool[] = [
  { mark: 'bold', sign: 'B', name: t.bold, keys: 'Control+B' },
  { mark: 'italic', sign: 'I', name: t.italic, keys: 'Control+I' },
  { mark: 'heading', sign: 'H2', name: t.heading },
  { mark: 'link', sign: t.linkTool, name: t.linkTool, keys: 'Control+K' },
  { mark: 'list', sign: t.list, name: t.listTool },
  { mark: 'numbers', sign: t.n1List, name: t.numberedList },
  { mark: 'quote', sign: '“ ”', name: t.quote },
  { mark: 'code', sign: '</>', name: t.code, keys: 'Control+E' },
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
      aria-label={t.formatting}
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
