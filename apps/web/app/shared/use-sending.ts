import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Problems } from './form-problems.ts'

/** Answers what is wrong with the fields, or undefined on success. */
type Send = () => Promise<Problems | undefined>

/** Sends one thing at a time; focus moves to the first field that is refused. */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const submit = async (form: HTMLFormElement | undefined, send: Send) => {
    if (busy) return
    setBusy(true)
    const refused = await send()
    flushSync(() => {
      setBusy(false)
      setProblems(refused ?? {})
    })
    if (refused !== undefined && form !== undefined) focusFirst(form)
  }
  /** Sends something else than what is typed, such as its removal. */
  const act = (send: Send) => void submit(undefined, send)
  return { busy, problems, setProblems, submit, act }
}

export function focusFirst(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
