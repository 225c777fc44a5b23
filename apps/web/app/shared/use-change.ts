import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import type { Answer, Refused } from '#state/request.ts'

type Told<T> = { readonly message: string; readonly data: T }

/** Sends one change at a time, and tells what became of it. Answers the refusal, or undefined. */
export function useChange<T>(onChanged: (data: T) => void) {
  const [busy, setBusy] = useState<string>()
  const change = async (
    name: string,
    send: () => Promise<Answer<Told<T>>>,
  ): Promise<Refused | undefined> => {
    if (busy !== undefined) return undefined
    setBusy(name)
    const answer = await send()
    setBusy(undefined)
    if (!answer.ok) {
      toasts.add('error', answer.errors[0]?.message ?? answer.message)
      return answer
    }
    toasts.add('success', answer.data.message)
    onChanged(answer.data.data)
    return undefined
  }
  return { busy, change }
}
