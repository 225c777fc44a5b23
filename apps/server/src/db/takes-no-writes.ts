import { codeOf } from '#start/cannot-start.ts'

/** Read-only (25006), out of disk or memory (53…), waited too long for a lock (55P03), trouble with files (58…). */
const noWrites = /^(25006|53...|55P03|58...)$/

/** Whether a write failed for want of a database that can be written to, and not for what was written. */
export const takesNoWrites = (error: unknown): boolean => noWrites.test(codeOf(error))
