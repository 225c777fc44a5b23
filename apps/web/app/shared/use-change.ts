import { useState } from 'react'
import { toasts } from '#state/toasts.ts'
import type { Answer, Refused } from '#state/request.ts'
import { refusalText } from '#state/request.ts'

type Told<T> = { readonly message: string; readonly data: T }

/**
 * Sends one change at a time, and tells what became of it. Answers the refusal, or undefined. It is busy
 * until `onChanged` has what stands now, so that a form is never compared with what stood before.
 */
export function useChange<T>(onChanged: (data: T) => void | Promise<void>) {
  const [busy, setBusy] = useState<string>()
  const change = async (
    name: string,
    send: () => Promise<Answer<Told<T>>>,
  ): Promise<Refused | undefined> => {
    if (busy !== undefined) return undefined
    setBusy(name)
    const answer = await send()
    if (answer.ok) {
      toasts.add('success', answer.data.message)
      await onChanged(answer.data.data)
    } else {
      toasts.add('error', refusalText(answer))
    }
    setBusy(undefined)
    return answer.ok ? undefined : answer
  }
  return { busy, change }
}
