import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusFirst, type Problems, useSubmission } from '#shared/use-submission.ts'
import type { FieldRefusal } from '#state/request.ts'
import type { Rule } from './rules.ts'

type Values<F extends string> = Readonly<Record<F, string>>

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
  const { busy, problems, setProblems, submit: submitOnce } = useSubmission()
  const names = keysOf(rules)

  const change = (name: F, value: string) => {
    setValues((now) => ({ ...now, [name]: value }))
    setProblems((now) => ({ ...now, [name]: undefined }))
  }
  const leave = (name: F) => setLeft((now) => new Set([...now, name]))
  const reset = () => {
    setValues(initial)
    setLeft(new Set())
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    flushSync(() => setLeft(new Set(names)))
    if (names.some((name) => rules[name](values[name]) !== undefined)) return focusFirst(form)
    await submitOnce(form, async () => {
      const refused = await send(values)
      if (refused === undefined && afterwards === 'reset') reset()
      return refused
    })
  }
  const field = (name: F) => ({
    name,
    value: values[name],
    error: problems[name] ?? (left.has(name) ? rules[name](values[name]) : undefined),
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
