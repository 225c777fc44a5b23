import { z } from 'zod'

/** Neither the calendar nor PostgreSQL has a year 0. */
const isOfSomeYear = (text: string) => !text.startsWith('0000')
const NO_YEAR = 'Must be of the year 1 or later'

/** An instant: ISO 8601 in UTC, with Z. It is shown in the ground's zone. */
export const Instant = z.iso.datetime().refine(isOfSomeYear, NO_YEAR)

/** A local day at the ground, "2026-07-23". */
export const Day = z.iso.date().refine(isOfSomeYear, NO_YEAR)
