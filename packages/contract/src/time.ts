import { z } from 'zod'

/** A moment: ISO 8601 in UTC, with Z. Shown in the ground's zone. */
export const Instant = z.iso.datetime()

/** A calendar day at the ground, "2026-07-23". */
export const Day = z.iso.date()
