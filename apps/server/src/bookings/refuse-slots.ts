import { ORPCError, ValidationError } from '@orpc/server'
import { SLOT_CLOSED, SLOT_TAKEN } from '@pavilion/contract/booking-refusals.ts'

const refusals = { SLOT_TAKEN, SLOT_CLOSED }

/** Which of the slots that were asked for, by its place in the list, and what is the matter with it. */
export type SlotProblem = { readonly at: number; readonly message: string }

/** Refuses the slots, each by name. */
export function refuseSlots(code: keyof typeof refusals, problems: readonly SlotProblem[]) {
  const { status, message } = refusals[code]
  const issues = problems.map((problem) => ({
    message: problem.message,
    path: ['slots', problem.at],
  }))
  const cause = new ValidationError({ message, issues, data: undefined })
  return new ORPCError(code, { status, message, cause })
}
