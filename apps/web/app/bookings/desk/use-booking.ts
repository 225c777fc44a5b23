import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useModal } from '#layout/use-modal.ts'
import type { Refused } from '#state/attempt.ts'
import { useClientState } from '#state/use-client-state.ts'
import { book } from '../booking-calls.ts'
import type { Quote } from '../booking-calls.ts'
import { orderDetails } from '../own-addresses.ts'
import { nothing, wantedOf } from './choice.ts'
import type { Choice } from './choice.ts'

type BookingOf = {
  readonly groundId: string
  readonly choice: Choice
  readonly setChoice: (choice: Choice) => void
  readonly onRefused: (refused: Refused) => void
}

/** Books what is chosen, for whoever is logged in; everybody else is asked to log in, and the choice stays. */
export function useBooking({ groundId, choice, setChoice, onRefused }: BookingOf) {
  const [busy, setBusy] = useState(false)
  const isSignedIn = useClientState().auth.token !== null
  const openModal = useModal()
  const navigate = useNavigate()
  const keyFor = useKey()
  const send = async ({ total }: Quote) => {
    const wanted = { ...wantedOf(choice), total }
    setBusy(true)
    const answer = await book(groundId, {
      ...wanted,
      idempotencyKey: keyFor(JSON.stringify(wanted)),
    })
    setBusy(false)
    if (!answer.ok) return onRefused(answer)
    const { id, state, order } = answer.data.data
    setChoice(state === 'held' ? { ...nothing, held: id } : nothing)
    return state === 'booked' && order ? navigate(orderDetails(order.id)) : undefined
  }
  const start = (quote: Quote) => (isSignedIn ? void send(quote) : openModal('login'))
  return { busy, start }
}

/** A key that stays the same for as long as the same is asked for: an answer that got lost books nothing twice. */
function useKey(): (request: string) => string {
  const last = useRef({ request: '', key: '' })
  return (request) => {
    if (last.current.request !== request) last.current = { request, key: crypto.randomUUID() }
    return last.current.key
  }
}
