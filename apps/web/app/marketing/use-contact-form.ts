import { contactProblem } from '@pavilion/contract/contact/contact-form.ts'
import { useRef, useState } from 'react'
import type { FormEvent, SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { write } from '#calls/contact.ts'
import { type Problems, problemsByPath } from '#shared/form-problems.ts'
import { focusFirst, useSending } from '#shared/use-sending.ts'
import { send } from '#state/api.ts'
import { toasts } from '#state/toasts.ts'
import * as t from '#texts/marketing.ts'
import { randomId } from '#state/random-id.ts'

const parts = ['name', 'email', 'subject', 'message'] as const
type Part = (typeof parts)[number]
type Control = HTMLInputElement | HTMLTextAreaElement

/** What is wrong with a control's value; email addresses are validated by the browser. */
function problemIn({ name, value, validity }: Control): string | undefined {
  const part = parts.find((one) => one === name)
  if (part === undefined) return undefined
  if (part !== 'email') return contactProblem(part, value)
  if (value.trim() === '') return t.emailIsRequired
  return validity.typeMismatch ? t.emailMustBeAValid : undefined
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function problemsIn(form: HTMLFormElement): Problems {
  const controls = [...form.elements].filter(isControl)
  return Object.fromEntries(controls.map((control) => [control.name, problemIn(control)]))
}

function letterOf(form: HTMLFormElement) {
  const given = new FormData(form)
  const text = (name: string) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
  }
}

/** The state of the contact form: validated when it is sent, and from then on while it is edited. */
export function useContactForm() {
  const { busy, problems, setProblems, submit: submitOnce } = useSending()
  const [isSent, setSent] = useState(false)
  const key = useRef<string>(undefined)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = problemsIn(form)
    flushSync(() => setProblems(found))
    if (busy || Object.values(found).some(Boolean)) return focusFirst(form)
    return submitOnce(form, async () => {
      key.current ??= randomId()
      const answer = await send(write, { key: key.current, ...letterOf(form) })
      if (!answer.ok) {
        toasts.add('error', answer.message)
        return problemsByPath(answer.errors)
      }
      key.current = undefined
      setSent(true)
      return undefined
    })
  }
  const field = (part: Part) => ({
    name: part,
    error: problems[part],
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      if (problems[part] === undefined) return
      const problem = problemIn(currentTarget)
      setProblems((now) => ({ ...now, [part]: problem }))
    },
  })
  return { field, busy, isSent, again: () => setSent(false), submit }
}
