import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldRefusal } from '#state/request.ts'

/** Messages by field. */
export type Problems = Readonly<Record<string, string | undefined>>

/**
 * Sends a form, once at a time. `send` answers what is wrong with its fields, or undefined on success; focus
 * moves to the first field that is refused.
 */
export function useSubmission() {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const submit = async (
    form: HTMLFormElement | undefined,
    send: () => Promise<Problems | undefined>,
  ) => {
    if (busy) return
    setBusy(true)
    const refused = await send()
    flushSync(() => {
      setBusy(false)
      setProblems(refused ?? {})
    })
    if (refused !== undefined && form !== undefined) focusFirst(form)
  }
  return { busy, problems, setProblems, submit }
}

export function focusFirst(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** The server's first message about each field, by its path in `part`. */
export function problemsByPath(
  errors: readonly FieldRefusal[],
  part = '',
): Readonly<Record<string, string>> {
  const told = errors.map(
    ({ path, message }) =>
      [path.startsWith(part) ? path.slice(part.length) : path, message] as const,
  )
  return Object.fromEntries(told.toReversed())
}
