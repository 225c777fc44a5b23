import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusFirst } from '#shared/use-submission.ts'
import type { Refused } from '#state/request.ts'
import type { Fields } from './tournament-calls.ts'

type Problems = Readonly<Record<string, string | undefined>>
type Text = {
  [K in keyof Fields]-?: Fields[K] extends string ? (string extends Fields[K] ? K : never) : never
}[keyof Fields]

/** Empty lines of a list are where the cursor is. */
const tidied = (fields: Fields): Fields => ({
  ...fields,
  grounds: fields.grounds.map((name) => name.trim()).filter((name) => name !== ''),
})

/** What is typed, and what was wrong with it when it was last sent. */
export function useFields(first: Fields, send: (fields: Fields) => Promise<Refused | undefined>) {
  const [fields, setFields] = useState(first)
  const [problems, setProblems] = useState<Problems>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...part }))
    const [name = ''] = Object.keys(part)
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !path.startsWith(name))),
    )
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    setBusy(true)
    const refused = await send(tidied(fields))
    flushSync(() => {
      setBusy(false)
      setProblem(refused?.message)
      setProblems(problemsOf(refused))
    })
    if (refused !== undefined) focusFirst(form)
  }
  /** The problem of a field, or of a part of it. */
  const problemAt = (path: string) =>
    Object.entries(problems).find(([one]) => one === path || one.startsWith(`${path}.`))?.[1]
  const text = (name: Text) => ({
    value: fields[name],
    error: problemAt(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
  })
  const isChanged = !busy && JSON.stringify(fields) !== JSON.stringify(first)
  return { fields, change, text, problem, problemAt, busy, submit, isChanged }
}

/** The server's messages by field; it names them with and without `fields.` before. */
const problemsOf = (refused: Refused | undefined): Problems =>
  Object.fromEntries(
    (refused?.errors ?? []).map(({ path, message }) => [path.replace(/^fields\./, ''), message]),
  )
