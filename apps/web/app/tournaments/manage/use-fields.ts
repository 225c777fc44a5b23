import { useState } from 'react'
import { problemsByPath } from '#shared/form-problems.ts'
import { useForm } from '#shared/use-form.ts'
import type { Refused } from '#state/request.ts'
import type { Fields } from './tournament-calls.ts'

type Text = {
  [K in keyof Fields]-?: Fields[K] extends string ? (string extends Fields[K] ? K : never) : never
}[keyof Fields]

/** Empty lines of a list are where the cursor is. */
const tidied = (fields: Fields): Fields => ({
  ...fields,
  grounds: fields.grounds.map((name) => name.trim()).filter((name) => name !== ''),
})

/** The settings of a tournament as they are typed, and what was wrong with them when they were last sent. */
export function useFields(first: Fields, send: (fields: Fields) => Promise<Refused | undefined>) {
  const { typed, change, field, busy, problems, isChanged, onSubmit } = useForm(first)
  const [problem, setProblem] = useState<string>()
  const submit = onSubmit(async () => {
    const refused = await send(tidied(typed))
    setProblem(refused?.message)
    return refused && problemsByPath(refused.errors, 'fields.')
  })
  /** The problem of a field, or of a part of it. */
  const problemAt = (path: string) =>
    Object.entries(problems).find(([one]) => one === path || one.startsWith(`${path}.`))?.[1]
  const text = (name: Text) => ({ ...field(name), error: problemAt(name) })
  const isUnsaved = !busy && isChanged
  return { fields: typed, change, text, problem, problemAt, busy, submit, isChanged: isUnsaved }
}
