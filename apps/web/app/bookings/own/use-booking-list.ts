import type { OrderSummary } from '@pavilion/contract/order-fields.ts'
import { useCallback, useState } from 'react'
import { toasts } from '#state/toasts.ts'
import { useAnswer } from '#state/use-answer.ts'
import { filterOrders } from '../booking-calls.ts'
import type { ListTab } from './list-tabs.ts'

const SIZE = 10

const part = (tab: ListTab, after?: string) =>
  filterOrders({
    filter: { kind: ['booking'], when: tab },
    sort: tab === 'coming' ? 'soonest' : 'latest',
    page: { size: SIZE, ...(after !== undefined && { after }) },
  })

type Part = {
  readonly items: readonly OrderSummary[]
  readonly next: string | null
  readonly total: number
}

/** One part after the other, with what the list says of itself now. */
const joined = (first: Part, rest: Part | undefined): Part =>
  rest === undefined ? first : { ...rest, items: [...first.items, ...rest.items] }

/** Own bookings of a kind, part after part. */
export function useBookingList(tab: ListTab) {
  const load = useCallback(() => part(tab), [tab])
  const { answer, again } = useAnswer(load)
  const [rest, setRest] = useState<Part>()
  const [busy, setBusy] = useState(false)
  const list = answer?.ok ? joined(answer.data.data, rest) : undefined
  const more = async (after: string) => {
    setBusy(true)
    const told = await part(tab, after)
    setBusy(false)
    if (told.ok) setRest((before) => (before ? joined(before, told.data.data) : told.data.data))
    else toasts.add('error', told.message)
  }
  return { answer, again, list, busy, more }
}
