import { ORPCError, ValidationError } from '@orpc/server'
import { SLOT_CLOSED, SLOT_TAKEN } from '@pavilion/contract/bookings/booking-refusals.ts'

const refusals = { SLOT_TAKEN, SLOT_CLOSED }

/** A slot's position in the request, and what is wrong with it. */
export type SlotProblem = { readonly at: number; readonly message: string }

/** Refuses the slots, with a message for each. */
export function refuseSlots(code: keyof typeof refusals, problems: readonly SlotProblem[]) {
  const { status, message } = refusals[code]
  const issues = problems.map((problem) => ({
    message: problem.message,
    path: ['slots', problem.at],
  }))
  const cause = new ValidationError({ message, issues, data: undefined })
  return new ORPCError(code, { status, message, cause })
}
