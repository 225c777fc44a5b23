import { Field } from '@pavilion/kit/field.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { lengths } from '@pavilion/contract/editor-post.ts'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import styles from './body-field.module.css'
import { applyMark, changedPart } from './markdown-edit.ts'
import type { Mark } from './markdown-edit.ts'
import { Toolbar } from './toolbar.tsx'

type BodyFieldProps = {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (body: string) => void
}

const keys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link', e: 'code' }

/** The text, in Markdown, and buttons for those who do not know its signs. */
export function BodyField({ value, error, onChange }: BodyFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const mark = (how: Mark) => {
    const text = area.current
    if (text) replace(text, how, onChange)
  }
  const pressed = (event: KeyboardEvent) => {
    const how = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined
    if (how === undefined || event.shiftKey || event.altKey) return
    event.preventDefault()
    // The search of the whole page opens with Ctrl K too.
    event.nativeEvent.stopImmediatePropagation()
    mark(how)
  }
  return (
    <Field label="Text" help="Written in Markdown; HTML is shown as it is typed." error={error}>
      {({ className, ...control }) => (
        <div className={styles.body}>
          <Toolbar controls={control.id} onMark={mark} />
          <textarea
            {...control}
            ref={area}
            className={classes(className, styles.area)}
            value={value}
            maxLength={lengths.body}
            onKeyDown={pressed}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </Field>
  )
}

/** Types the change as the writer would, so that undoing takes it back. */
function replace(area: HTMLTextAreaElement, how: Mark, otherwise: (body: string) => void): void {
  const { value: text, selectionStart: from, selectionEnd: to } = area
  const edit = applyMark({ text, from, to }, how)
  const part = changedPart(text, edit.text)
  area.focus()
  area.setSelectionRange(part.from, part.to)
  if (!typeInto(part.insert)) otherwise(edit.text)
  area.setSelectionRange(edit.from, edit.to)
}

/** Old and out of fashion, and the only way into the browser's own undo. */
const typeInto = (text: string): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated
  text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
