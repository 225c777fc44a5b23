import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLoginFirst } from '#layout/use-login-first.ts'
import type { Refused } from '#state/request.ts'
import { useClientState } from '#state/use-client-state.ts'
import { book } from '../booking-calls.ts'
import type { Quote } from '../booking-calls.ts'
import { orderDetails } from '../own-addresses.ts'
import { nothing, wantedOf } from './choice.ts'
import type { Choice } from './choice.ts'
import { randomId } from '#state/random-id.ts'

type BookingOf = {
  readonly groundId: string
  readonly choice: Choice
  readonly setChoice: (choice: Choice) => void
  readonly onRefused: (refused: Refused) => void
}

/** Books the choice. Visitors who are not signed in are asked to log in; the choice is kept. */
export function useBooking({ groundId, choice, setChoice, onRefused }: BookingOf) {
  const [busy, setBusy] = useState(false)
  const isSignedIn = useClientState().auth.token !== null
  const logInFirst = useLoginFirst()
  const navigate = useNavigate()
  const keyFor = useKey()
  const send = async ({ total }: Quote) => {
    const wanted = { ...wantedOf(choice), purpose: choice.purpose, total }
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
  const start = (quote: Quote) => (isSignedIn ? void send(quote) : logInFirst())
  return { busy, start }
}

/**
 * An idempotency key that stays the same for the same request, so that repeating it after a lost answer
 * books nothing twice.
 */
function useKey(): (request: string) => string {
  const last = useRef({ request: '', key: '' })
  return (request) => {
    if (last.current.request !== request) last.current = { request, key: randomId() }
    return last.current.key
  }
}
