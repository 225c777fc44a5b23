import { Field } from '@pavilion/kit/field.tsx'
import { classes } from '@pavilion/kit/classes.ts'
import { lengths } from '@pavilion/contract/cms/post-lengths.ts'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import * as t from '#texts/cms.ts'
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

/** The Markdown text, with buttons for those who do not know its syntax. */
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
    // The global search also opens with Ctrl K.
    event.nativeEvent.stopImmediatePropagation()
    mark(how)
  }
  return (
    <Field label={t.text} help={t.markdownHtmlIsShown} error={error}>
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

/** Applies a change through the browser's editing command, so that undo works. */
function replace(area: HTMLTextAreaElement, how: Mark, otherwise: (body: string) => void): void {
  const { value: text, selectionStart: from, selectionEnd: to } = area
  const edit = applyMark({ text, from, to }, how)
  const part = changedPart(text, edit.text)
  area.focus()
  area.setSelectionRange(part.from, part.to)
  if (!typeInto(part.insert)) otherwise(edit.text)
  area.setSelectionRange(edit.from, edit.to)
}

/** Deprecated, but the only way to keep the browser's own undo history. */
const typeInto = (text: string): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated
  text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)
