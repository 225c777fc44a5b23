import { useId, useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import * as t from '#texts/kit.ts'
import { fillCode, rubOut } from './code.ts'
import type { CodeStep } from './code.ts'
import styles from './code-boxes.module.css'
import { FieldError } from './field.tsx'

type CodeBoxesProps = {
  /** The accessible name of the group, such as `Verification code`. */
  readonly label: string
  readonly boxes?: number | undefined
  /** The characters typed so far, with spaces for gaps. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
}

/** A short code with one box per digit: typing advances, backspace goes back, pasting fills several boxes. */
export function CodeBoxes({ boxes = 4, ...props }: CodeBoxesProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const code = props.value.padEnd(boxes).slice(0, boxes)
  const go = (to: number) => {
    const box = row.current?.children.item(to)
    if (box instanceof HTMLInputElement) box.focus()
  }
  const take = ({ code: next, focus }: CodeStep) => {
    props.onChange(next.trimEnd())
    go(focus)
  }
  const press = (event: KeyboardEvent, box: number) => {
    if (event.key === 'ArrowLeft') go(Math.max(0, box - 1))
    else if (event.key === 'ArrowRight') go(Math.min(boxes - 1, box + 1))
    else if (event.key === 'Backspace') take(rubOut(code, box))
    // Typing the digit that a box already has fires no change event, but must advance too.
    else if (event.key === code[box] && event.key !== ' ') go(Math.min(boxes - 1, box + 1))
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent, box: number) => {
    event.preventDefault()
    take(fillCode(code, box, event.clipboardData.getData('text')))
  }
  return (
    <fieldset className={styles.code} aria-describedby={props.error ? id : undefined}>
      <legend className="pv-hidden">{props.label}</legend>
      <div ref={row} className={styles.row}>
        {Array.from(code, (digit, box) => (
          <input
            // A box's index is its identity.
            // oxlint-disable-next-line react/no-array-index-key
            key={box}
            className={styles.box}
            type="text"
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={t.digitOf({ box: box + 1, boxes })}
            aria-invalid={props.error ? true : undefined}
            value={digit.trim()}
            onChange={(event) => take(fillCode(code, box, fresh(event.target.value, digit)))}
            onKeyDown={(event) => press(event, box)}
            onPaste={(event) => paste(event, box)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {props.error && <FieldError id={id}>{props.error}</FieldError>}
    </fieldset>
  )
}

/** The digit added to a box that already had one. */
function fresh(typed: string, digit: string): string {
  return typed.length > 1 && typed.startsWith(digit) ? typed.slice(1) : typed
}
