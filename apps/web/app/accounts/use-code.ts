import { isWhole } from '@pavilion/kit/code.ts'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import type { Answer } from '#state/request.ts'

type CodeFormOptions<T> = {
  readonly digits: number
  readonly confirm: (code: string) => Promise<Answer<T>>
  readonly onDone: (answer: T) => void
}

/** The state of a form whose one field is a code: `field` for its boxes, `submit` once it is full. */
export function useCode<T>({ digits, confirm, onDone }: CodeFormOptions<T>) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isFull = code.length === digits && isWhole(code)
  const change = (typed: string) => {
    setCode(typed)
    setError(undefined)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isFull || busy) return
    setBusy(true)
    const answer = await confirm(code)
    setBusy(false)
    if (answer.ok) return onDone(answer.data)
    setError(answer.message)
  }
  return { field: { value: code, error, onChange: change }, busy, isFull, submit }
}
