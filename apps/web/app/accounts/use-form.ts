import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FieldRefusal } from '#state/request.ts'
import type { Rule } from './rules.ts'

type Values<F extends string> = Readonly<Record<F, string>>
/** Messages by field. */
type Problems = Readonly<Record<string, string | undefined>>

type FormOptions<F extends string> = {
  readonly initial: Values<F>
  readonly rules: Readonly<Record<F, Rule>>
  /** Whether a successfully sent form keeps its values. */
  readonly afterwards?: 'reset' | 'keep'
  /** Answers the server's messages by field; undefined on success. */
  readonly send: (values: Values<F>) => Promise<Problems | undefined>
}

/**
 * Form state. A field is validated when it loses focus, and from then on while it is typed. Submitting an
 * invalid form moves focus to the first invalid field; a successful one is reset.
 */
export function useForm<F extends string>({
  initial,
  rules,
  send,
  afterwards = 'reset',
}: FormOptions<F>) {
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const names = keysOf(rules)

  const change = (name: F, value: string) => {
    setValues((now) => ({ ...now, [name]: value }))
    setRefused((now) => ({ ...now, [name]: undefined }))
  }
  const leave = (name: F) => setLeft((now) => new Set([...now, name]))
  const reset = () => {
    setValues(initial)
    setLeft(new Set())
    setRefused({})
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    flushSync(() => setLeft(new Set(names)))
    if (names.some((name) => rules[name](values[name]) !== undefined)) return focusFirst(form)
    setBusy(true)
    const problems = await send(values)
    flushSync(() => {
      setBusy(false)
      if (problems !== undefined) setRefused(problems)
      else if (afterwards === 'reset') reset()
    })
    if (problems !== undefined) focusFirst(form)
  }
  const field = (name: F) => ({
    name,
    value: values[name],
    error: refused[name] ?? (left.has(name) ? rules[name](values[name]) : undefined),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change(name, event.target.value),
    onBlur: () => leave(name),
  })
  return { values, busy, change, leave, field, submit }
}

const keysOf = <F extends string>(rules: Readonly<Record<F, Rule>>): F[] => {
  const names: F[] = []
  for (const name in rules) names.push(name)
  return names
}

function focusFirst(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** The server's messages under the form's own field names. */
export function problemsOf(
  errors: readonly FieldRefusal[],
  fields: Readonly<Record<string, string>>,
): Problems {
  const problems: Record<string, string> = {}
  for (const { path, message } of errors) {
    const name = fields[path]
    if (name !== undefined) problems[name] ??= message
  }
  return problems
}
