import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'

type Started = Answer<{ readonly data: { readonly url: string } }>

/** Goes to the payment that a call begins; a refusal is said, and told to the caller. */
export function usePayment(begin: () => Promise<Started>, onRefused?: () => void) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const pay = async () => {
    setBusy(true)
    const answer = await begin()
    setBusy(false)
    if (!answer.ok) {
      toasts.add('error', answer.message)
      return onRefused?.()
    }
    const { url } = answer.data.data
    return url.startsWith('/') ? navigate(url) : location.assign(url)
  }
  return { busy, pay }
}
