import type { SlotChoice } from '@pavilion/contract/bookings/booking-fields.ts'
import type { Db } from '#db/connect.ts'
import {
  type DatedSlot,
  daysBetween,
  type Offer,
  slotOn,
  type WallClock,
  weeklySlotsOf,
} from '#grounds/grounds.ts'
import { refuseFields } from '#http/refuse-call.ts'
import { dayAt, instantText, localText } from './instants.ts'
import { findTaken, type NewSpan, type Taken } from './span.queries.ts'
import { ORPCError, ValidationError } from '@orpc/server'
import { SLOT_CLOSED, SLOT_TAKEN } from '@pavilion/contract/bookings/booking-refusals.ts'

const refusals = { SLOT_TAKEN, SLOT_CLOSED }

/** A slot's position in the request, and what is wrong with it. */
type SlotProblem = { readonly at: number; readonly message: string }

/** Refuses the slots, with a message for each. */
function refuseSlots(code: keyof typeof refusals, problems: readonly SlotProblem[]) {
  const { status, message } = refusals[code]
  const issues = problems.map((problem) => ({
    message: problem.message,
    path: ['slots', problem.at],
  }))
  const cause = new ValidationError({ message, issues, data: undefined })
  return new ORPCError(code, { status, message, cause })
}

/** The period in which slots can be booked. Ground managers may book until a slot begins. */
export type Window = {
  readonly now: string
  readonly aheadDays: number
  readonly noticeMinutes: number
}

const MINUTE = 60_000

/** Why a slot cannot be booked now, in words for people; undefined when it can. */
export function whyClosed(
  slot: Pick<DatedSlot, 'start' | 'day'>,
  { now, aheadDays, noticeMinutes }: Window,
  clock: WallClock,
): 'past' | 'too-soon' | 'too-far' | undefined {
  const instant = Date.parse(now)
  if (slot.start <= instant) return 'past'
  if (slot.start - noticeMinutes * MINUTE <= instant) return 'too-soon'
  return daysBetween(dayAt(clock, instant), slot.day) > aheadDays ? 'too-far' : undefined
}

const sentences = {
  past: 'has begun already',
  'too-soon': 'begins too soon to be booked here',
  'too-far': 'is too far ahead',
}

export const spanOf = ({ start, end, ...slot }: DatedSlot): NewSpan => ({
  ...slot,
  start: instantText(start),
  end: instantText(end),
})

/** "2026-11-22 06:00 to 09:00". */
export const slotText = (
  clock: WallClock,
  { start, end }: Pick<NewSpan, 'start' | 'end'>,
): string =>
  `${localText(clock, Date.parse(start)).replace('T', ' ')} to ${localText(clock, Date.parse(end)).slice(11)}`

/** The chosen slots in order of time. Refuses slots that are not offered or cannot be booked now. */
export async function chooseSlots(
  db: Db,
  { ground }: Offer,
  {
    choices,
    clock,
    ...window
  }: Window & { readonly choices: readonly SlotChoice[]; readonly clock: WallClock },
): Promise<NewSpan[]> {
  const weekly = await weeklySlotsOf(db, ground.id)
  const found = choices.map(({ slotId, day }) => {
    const span = weekly.find(({ id }) => id === slotId)
    return span && slotOn(span, day, clock)
  })
  const slots = found.filter((slot) => slot !== undefined)
  if (slots.length < found.length) {
    const missing = found.flatMap((slot, at) => (slot === undefined ? [`slots.${at}`] : []))
    throw refuseFields(
      missing.map((path) => ({ path, message: 'There is no such slot on that day.' })),
    )
  }
  const closed = slots.flatMap((slot, at) => {
    const why = whyClosed(slot, window, clock)
    return why === undefined
      ? []
      : [{ at, message: `${slotText(clock, spanOf(slot))} ${sentences[why]}.` }]
  })
  if (closed.length > 0) throw refuseSlots('SLOT_CLOSED', closed)
  return slots.map(spanOf)
}

/** Whether the span takes the ground's time at this instant; an expired hold does not. */
export const stands = ({ orderStatus, holdUntil }: Taken, now: string): boolean =>
  orderStatus !== 'pending' || holdUntil === null || Date.parse(holdUntil) > Date.parse(now)

export const overlaps = (
  one: { readonly start: string; readonly end: string },
  other: { readonly start: string; readonly end: string },
): boolean =>
  Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end)

/**
 * Refuses slots that are taken, before anything is written. A race after this check is decided by the
 * insert.
 */
export async function refuseTaken(
  db: Db,
  wanted: {
    readonly groundId: string
    readonly spans: readonly NewSpan[]
    readonly clock: WallClock
    readonly now: string
  },
): Promise<void> {
  const { spans, now } = wanted
  const start = spans.map((span) => span.start).reduce((a, b) => (a < b ? a : b))
  const end = spans.map((span) => span.end).reduce((a, b) => (a > b ? a : b))
  const taken = (await findTaken(db, wanted.groundId, { start, end })).filter((one) =>
    stands(one, now),
  )
  const gone = spans.filter((span) => taken.some((one) => overlaps(one, span)))
  if (gone.length > 0) throw takenAmong(spans, gone, wanted.clock)
}

/** The refusal that names the slots that are taken. */
export const takenAmong = (spans: readonly NewSpan[], gone: readonly NewSpan[], clock: WallClock) =>
  refuseSlots(
    'SLOT_TAKEN',
    gone.map((span) => ({
      at: spans.indexOf(span),
      message: `${slotText(clock, span)} is taken.`,
    })),
  )
