import type { SlotOnDay } from '@pavilion/contract/bookings/booking-fields.ts'
import { useEffect, useState } from 'react'
import type { Refused } from '#state/request.ts'
import { hasSlot, keyOf, nothing, withoutSlots, type Choice, type SlotKey } from './choice.ts'
import { useBooking } from './use-booking.ts'
import { useChoice } from './use-choice.ts'
import { useHeld } from './use-held.ts'
import { useQuote } from './use-quote.ts'
import { useAnswer } from '#state/use-answer.ts'
import { useLookingAgain, useWeek } from './use-week.ts'

/** A week of slots on the public page of a ground. */
function useSlots(groundId: string, today: string) {
  const { load, ...week } = useWeek(groundId, today)
  const { answer, again } = useAnswer(load)
  useLookingAgain(again)
  return { answer, again, ...week }
}

const PATH = /^slots\.(\d+)$/

/** The requested slots that a refusal names as taken or no longer offered. */
function goneSlots(refused: Refused, asked: readonly SlotKey[]): SlotKey[] {
  if (refused.code !== 'SLOT_TAKEN' && refused.code !== 'SLOT_CLOSED') return []
  return refused.errors.flatMap(({ path }) => {
    const slot = asked[Number(PATH.exec(path)?.[1] ?? -1)]
    return slot === undefined ? [] : [slot]
  })
}

type AtGround = { readonly groundId: string; readonly today: string }

/** The message about the last change. */
type ChangeMessage = {
  readonly lost?: readonly SlotKey[]
  readonly problem?: string
  readonly codeProblem?: string
}

/** The state of the slot picker: slots, choice, price and hold. */
export function useSlotPicker({ groundId, today }: AtGround) {
  const [choice, keep] = useChoice(groundId)
  const [said, say] = useState<ChangeMessage>({})
  const week = useSlots(groundId, today)
  const shown = week.answer?.ok ? week.answer.data.data : undefined
  const setChoice = (next: Choice) => {
    say({})
    keep(next)
  }
  const letGo = (gone: readonly SlotKey[]) => {
    say({ lost: gone })
    keep((before) => withoutSlots(before, gone))
  }
  const setAndLook = (next: Choice) => {
    setChoice(next)
    week.again()
  }
  const onRefused = (refused: Refused) => {
    const gone = goneSlots(refused, choice.slots)
    week.again()
    if (gone.length > 0) return letGo(gone)
    if (!refused.code.startsWith('COUPON_')) return say({ problem: refused.message })
    say({ codeProblem: refused.message })
    return keep((before) => ({ ...before, code: null }))
  }
  const { quote, isCurrent } = useQuote(groundId, choice, onRefused)
  const booking = useBooking({ groundId, choice, setChoice: setAndLook, onRefused })
  const held = useHeld(groundId, choice.held)
  useLostSight(shown?.slots, choice, letGo)
  return {
    ...said,
    choice,
    setChoice,
    week,
    shown,
    quote,
    isCurrent,
    held,
    /** When the held slots begin. */
    heldFrom: held?.slots.map(({ start }) => start) ?? [],
    isBooking: booking.busy,
    book: () => quote && booking.start(quote),
    forgetHeld: () => setAndLook(nothing),
  }
}

export type SlotPickerState = ReturnType<typeof useSlotPicker>

/** Reports chosen slots that turn out to be taken. */
function useLostSight(
  slots: readonly SlotOnDay[] | undefined,
  choice: Choice,
  onGone: (gone: readonly SlotKey[]) => void,
): void {
  const gone = (slots ?? [])
    .filter((slot) => slot.state !== 'free' && hasSlot(choice, slot))
    .map(({ slotId, day }) => ({ slotId, day }))
  const named = gone.map(keyOf).join()
  useEffect(() => {
    if (named !== '') onGone(gone)
    // Runs once per set of slots, however often they are rendered.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [named])
}
