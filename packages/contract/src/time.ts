import { z } from 'zod'

/**
 * Cricket has no records from before. Years far back go wrong in more than one place: neither the calendar nor
 * PostgreSQL has a year 0, and JavaScript takes the year 1 for 1901.
 */
const FIRST_YEAR = '1700'
const isOfCricket = (text: string) => text >= FIRST_YEAR
const TOO_EARLY = `Must be of the year ${FIRST_YEAR} or later`

/** An instant: ISO 8601 in UTC, with Z. It is shown in the ground's zone. */
export const Instant = z.iso.datetime().refine(isOfCricket, TOO_EARLY)

/** A local day at the ground, "2026-07-23". */
export const Day = z.iso.date().refine(isOfCricket, TOO_EARLY)

/**
 * Whether matches are played at an instant or on a day: the first of which there is a scorecard was in June 1744, and
 * the day has a year of four digits in every zone.
 */
export const isTimeOfMatches = (text: string): boolean => text >= '1744-01-02' && text < '3000'

/** When a match is to begin. */
export const MatchStart = Instant.refine(isTimeOfMatches, 'Must be between the years 1744 and 2999')
