import type { OrderSummary } from '@pavilion/contract/orders/order-fields.ts'
import { useState } from 'react'
import type { Answer } from '#state/request.ts'
import { toasts } from '#state/toasts.ts'
import { useQueryAnswer } from '#state/use-query-answer.ts'

type Part = {
  readonly items: readonly OrderSummary[]
  readonly next: string | null
  readonly total: number
}

/** Appends a page, with the list's latest totals. */
const joined = (first: Part, rest: Part | undefined): Part =>
  rest === undefined ? first : { ...rest, items: [...first.items, ...rest.items] }

/** One's own orders, page after page; `key` names the list. */
export function useOrderParts(
  key: string,
  load: (after?: string) => Promise<Answer<{ readonly data: Part }>>,
) {
  const { answer, again } = useQueryAnswer({ key: ['orders', key], call: () => load() })
  const [rest, setRest] = useState<Part>()
  const [busy, setBusy] = useState(false)
  const list = answer?.ok ? joined(answer.data.data, rest) : undefined
  const more = async (after: string) => {
    setBusy(true)
    const told = await load(after)
    setBusy(false)
    if (told.ok) setRest((before) => (before ? joined(before, told.data.data) : told.data.data))
    else toasts.add('error', told.message)
  }
  return { answer, again, list, busy, more }
}
